# Keys that define when they are equal: the same object is found either way.
#
# RUN: %{calls-oracle} %s
# LOST: __hash__ and __eq__ of dict keys; such keys are compared as objects
# oracle: lost hashed-keys -> hashed-keys.Key.__hash__
class Key:
    def __eq__(self, other):
        return True

    def __hash__(self):
        return 1


def other():
    pass


def same():
    pass


key = Key()
table = {key: same}
table[key]()

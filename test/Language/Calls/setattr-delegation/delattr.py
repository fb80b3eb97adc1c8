# Deleting an attribute goes through `__delattr__`.
#
# RUN: %{calls-oracle} %s
class Owner:
    def __delattr__(self, name):
        freed(name)
        object.__delattr__(self, name)


def freed(name):
    pass


def kept(name):
    pass


owner = Owner()
owner.buffer = 1
del owner.buffer

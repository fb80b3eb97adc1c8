# `__getattribute__` sees every access, also to what is there.
#
# RUN: %{calls-oracle} %s
class Traced:
    def __getattribute__(self, name):
        note(name)
        return object.__getattribute__(self, name)

    def step(self):
        pass


def note(name):
    pass


def unused():
    pass


Traced().step()

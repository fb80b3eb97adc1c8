# setattr of a lambda on a class, of a partial on an instance.
#
# RUN: %{calls-oracle} %s
from functools import partial


class Module:
    pass


def act(self, how):
    how()


def a():
    pass


def b():
    pass


def c():
    pass


def main():
    setattr(Module, "go", lambda self: act(self, a))
    module = Module()
    module.go()
    module.walk = partial(act, module, b)
    module.walk()


if __name__ == "__main__":
    main()

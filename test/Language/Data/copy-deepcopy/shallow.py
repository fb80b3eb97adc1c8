# A shallow copy shares what it holds; its own attributes are its own.
#
# RUN: %{calls-oracle} %s
import copy


class Config:
    def __init__(self, action):
        self.action = action
        self.hooks = [a]


def a():
    pass


def b():
    pass


def c():
    pass


def main():
    old = Config(a)
    new = copy.copy(old)
    new.action = b
    old.action()
    old.hooks[0] = c
    new.hooks[0]()


if __name__ == "__main__":
    main()

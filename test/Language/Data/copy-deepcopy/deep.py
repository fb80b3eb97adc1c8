# A deep copy shares nothing.
#
# RUN: %{calls-oracle} %s
import copy


class Config:
    def __init__(self):
        self.hooks = [a]
        self.table = {"x": [a]}


def a():
    pass


def b():
    pass


def c():
    pass


def main():
    old = Config()
    new = copy.deepcopy(old)
    new.hooks[0] = b
    new.table["x"].append(c)
    for function in old.hooks + old.table["x"]:
        function()


if __name__ == "__main__":
    main()

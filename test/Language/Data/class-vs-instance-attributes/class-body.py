# The body of a class runs: loops, conditions, names bound before.
#
# RUN: %{calls-oracle} %s
def a(self):
    pass


def b(self):
    pass


def c(self):
    pass


class Module:
    table = {}
    for name, function in (("x", a), ("y", b)):
        table[name] = function
    if len(table) == 2:
        forward = table["y"]
    else:
        forward = c


def main():
    Module().forward()


if __name__ == "__main__":
    main()

# Keys of several types: numbers, tuples, None, booleans, enum-like constants.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def d():
    pass


TP, PP = "tp", "pp"


def main():
    table = {(TP, 0): a, (PP, 0): b, None: c, 1: d}
    table["tp", 0]()
    table[None]()
    table[True]()
    table[2 - 1]()


if __name__ == "__main__":
    main()

# del takes an item away: a later lookup falls back, a loop does not see it.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def main():
    table = {"a": a, "b": b}
    del table["a"]
    for value in table.values():
        value()
    try:
        table["a"]()
    except KeyError:
        c()


if __name__ == "__main__":
    main()

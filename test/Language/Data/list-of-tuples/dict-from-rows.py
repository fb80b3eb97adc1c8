# dict() of rows, and back through items().
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def main():
    table = dict([("a", a), ("b", b)])
    table["a"]()
    rows = list(table.items())
    rows[1][1]()
    return c


if __name__ == "__main__":
    main()

# list.sort with a key, and sorting names to pick objects in order.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def main():
    rows = [("b", b), ("c", c), ("a", a)]
    rows.sort(key=lambda row: row[0], reverse=True)
    rows[-1][1]()
    table = dict(rows)
    for name in sorted(table)[1:2]:
        table[name]()


if __name__ == "__main__":
    main()

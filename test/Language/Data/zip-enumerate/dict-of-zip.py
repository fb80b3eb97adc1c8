# dict(zip(names, values)), and zip of a dict's keys with a list.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def main():
    table = dict(zip(("first", "second"), (a, b)))
    table["first"]()
    for key, value in zip(table, [1, 2]):
        if value == 3:
            table[key]()


if __name__ == "__main__":
    main()

# zip(*rows) turns rows into columns.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def main():
    rows = [(a, "x"), (b, "y")]
    functions, names = zip(*rows)
    functions[names.index("y")]()
    return c


if __name__ == "__main__":
    main()

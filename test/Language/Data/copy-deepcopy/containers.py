# Copies made by slices, list(), dict() and .copy().
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def main():
    old = [a]
    one, two, three = old[:], list(old), old.copy()
    old.append(b)
    old[0] = b
    one[-1]()
    two[-1]()
    three[-1]()
    table = {"x": a}
    twin = table.copy()
    table["x"] = b
    twin["x"]()


if __name__ == "__main__":
    main()

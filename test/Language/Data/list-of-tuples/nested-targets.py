# Nested targets in the loop header.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def main():
    rows = [("x", (a, [b, c])), ("y", (b, [c, a]))]
    for name, (first, [second, third]) in rows[:1]:
        first()
        third()
    return name, second


if __name__ == "__main__":
    main()

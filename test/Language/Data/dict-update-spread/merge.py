# `|` and `|=`: the right side wins, the left side is not changed by `|`.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def main():
    left = {"x": a, "y": b}
    both = left | {"y": c}
    both["y"]()
    left["x"]()
    left |= {"x": c}
    alias = left
    alias["x"]()


def other():
    pass


if __name__ == "__main__":
    main()

# `first, *rest` and `*init, last`.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def main():
    first, *rest = [a, b, c]
    rest[0]()
    *init, last = (a, b, c)
    last()
    return first, init


if __name__ == "__main__":
    main()

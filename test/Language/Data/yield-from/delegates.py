# yield from a list, another generator and a dict.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def inner():
    yield a


def outer():
    yield from inner()
    yield from [b]
    yield from {c: 1}


def main():
    functions = list(outer())
    functions[0]()
    functions[2]()


if __name__ == "__main__":
    main()

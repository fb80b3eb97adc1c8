# next() takes one after the other.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def produce():
    yield a
    yield b
    yield c


def main():
    stream = produce()
    next(stream)
    next(stream)()


if __name__ == "__main__":
    main()

# Unpacking what a generator, a map and a dict give.
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
    first, *rest = produce()
    rest[-1]()
    one, two = map(lambda f: f, [b, c])
    one()
    key, *others = {"x": a, "y": b}
    return first, two, key, others


if __name__ == "__main__":
    main()

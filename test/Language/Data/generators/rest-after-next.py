# A loop goes on where next() stopped; a second loop finds nothing.
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


def main():
    stream = produce()
    first = next(stream)
    for function in stream:
        function()
    for function in stream:
        first()
    next(stream, c)()


if __name__ == "__main__":
    main()

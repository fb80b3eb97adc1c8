# Two calls of one generator function with different arguments stay apart.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def repeat(function):
    yield function


def consume(stream):
    return [x for x in stream]


def main():
    first = repeat(a)
    second = repeat(b)
    consume(second)
    consume(first)[0]()


if __name__ == "__main__":
    main()

# What follows a yield runs only when the next value is asked for.
#
# RUN: %{calls-oracle} %s
def first():
    pass


def second():
    pass


def produce():
    first()
    yield 1
    second()
    yield 2


def main():
    stream = produce()
    next(stream)


def other():
    list(stream_of())


def stream_of():
    yield second


if __name__ == "__main__":
    main()

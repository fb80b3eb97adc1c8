# A generator that nobody asks for a value runs nothing.
#
# RUN: %{calls-oracle} %s
def setup():
    pass


def teardown():
    pass


def produce():
    setup()
    yield 1
    teardown()


def main():
    produce()
    return next(iter([1, 2]))


if __name__ == "__main__":
    main()

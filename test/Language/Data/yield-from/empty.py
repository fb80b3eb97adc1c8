# yield from nothing: what is behind still runs.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def produce():
    yield from ()
    yield a


def main():
    for function in produce():
        function()
    for function in (x for x in ()):
        b()


if __name__ == "__main__":
    main()

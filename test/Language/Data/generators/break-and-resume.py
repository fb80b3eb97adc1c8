# A loop left by break goes on in the next one.
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
    for function in stream:
        break
    for function in stream:
        function()
    for function in stream:
        c()


if __name__ == "__main__":
    main()

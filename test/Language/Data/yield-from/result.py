# `yield from` gives what the inner generator returns.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def inner():
    yield 1
    return a


def outer():
    function = yield from inner()
    function()
    yield b


def main():
    for item in outer():
        if item != 1:
            item()


if __name__ == "__main__":
    main()

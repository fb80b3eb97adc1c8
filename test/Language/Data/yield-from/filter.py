# A generator that passes on part of another one.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def all_of():
    yield "a", a
    yield "b", b


def only(wanted, stream):
    yield from (function for name, function in stream if name == wanted)


def main():
    for function in only("b", all_of()):
        function()


if __name__ == "__main__":
    main()

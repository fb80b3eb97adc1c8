# Set and generator displays, consumed by any() and a loop.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def is_wanted(function):
    return function is a


def main():
    for function in {f for f in (a, b, a) if f is not b}:
        function()
    if any(is_wanted(f) for f in (b, c)):
        c()
    total = sum(len(x) for x in ("ab", "c"))
    if total == 3:
        b()


if __name__ == "__main__":
    main()

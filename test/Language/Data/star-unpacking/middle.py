# The star in the middle, and one that takes nothing.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def d():
    pass


def main():
    first, *middle, last = a, b, c
    for function in middle:
        function()
    first, *nothing, last = a, d
    for function in nothing:
        function()
    last()


if __name__ == "__main__":
    main()

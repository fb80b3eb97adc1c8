# The variable of a comprehension is its own; a walrus is not.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def main():
    function = a
    others = [function for function in (b, c)]
    function()
    last = None
    kept = [last := f for f in (a, c)]
    last()
    return others, kept


if __name__ == "__main__":
    main()

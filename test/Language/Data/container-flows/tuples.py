# Tuples: concatenation, repetition, slices, negative indices.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def main():
    pair = (a, b)
    triple = pair + (c,)
    triple[-1]()
    triple[:2][0]()
    nested = ((b, c), a)
    nested[1]()


if __name__ == "__main__":
    main()

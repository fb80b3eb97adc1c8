# Sets: union, difference, intersection, discard.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def main():
    wanted = {a, b} | {c}
    wanted -= {b}
    wanted.discard(c)
    for hook in wanted:
        hook()
    for hook in {a, b} & {c}:
        hook()


if __name__ == "__main__":
    main()

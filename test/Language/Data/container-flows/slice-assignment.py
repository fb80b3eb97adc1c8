# Slices that are read, written and deleted.
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


def e():
    pass


def main():
    hooks = [a, b, c]
    hooks[1:2] = [d, e]
    del hooks[0]
    hooks[0]()
    del hooks[1:]
    for hook in hooks:
        hook()


if __name__ == "__main__":
    main()

# iter() of a list: next() takes in order, a for loop the rest.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def main():
    functions = iter([a, b, c])
    next(functions)
    next(functions)()
    rest = list(functions)
    rest[0]()
    if list(functions):
        a()


if __name__ == "__main__":
    main()

# map over two sequences of different things.
#
# RUN: %{calls-oracle} %s
def apply(function, argument):
    return function(argument)


def use(module):
    module()


def skip(module):
    pass


def a():
    pass


def b():
    pass


def main():
    list(map(apply, [use, skip], [a, b]))


if __name__ == "__main__":
    main()

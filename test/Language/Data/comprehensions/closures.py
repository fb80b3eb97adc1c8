# Lambdas made in a comprehension see the last value, bound defaults their own.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def main():
    late = [lambda: f() for f in (a, b)]
    late[0]()
    bound = [lambda g=g: g() for g in (a, b)]
    bound[0]()


if __name__ == "__main__":
    main()

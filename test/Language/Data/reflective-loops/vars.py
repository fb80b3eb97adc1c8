# vars() and __dict__: read, written to, iterated.
#
# RUN: %{calls-oracle} %s
class Scope:
    def __init__(self, **members):
        self.__dict__.update(members)


def a():
    pass


def b():
    pass


def c():
    pass


def main():
    scope = Scope(first=a, second=b)
    scope.first()
    for name, function in vars(scope).items():
        if name == "second":
            function()
    scope.__dict__["third"] = c
    scope.third()


if __name__ == "__main__":
    main()

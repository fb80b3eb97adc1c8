# An attribute of the instance hides that of the class, for this instance.
#
# RUN: %{calls-oracle} %s
class Module:
    action = None


def a():
    pass


def b():
    pass


def main():
    Module.action = staticmethod(a)
    one, two = Module(), Module()
    one.action = b
    one.action()
    two.action()


def never():
    pass


if __name__ == "__main__":
    main()

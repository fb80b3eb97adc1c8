# A list in the class is shared by all instances.
#
# RUN: %{calls-oracle} %s
class Registry:
    hooks = []

    def __init__(self):
        self.own = []


def a():
    pass


def b():
    pass


def main():
    one, two = Registry(), Registry()
    one.hooks.append(a)
    one.own.append(b)
    for hook in two.hooks:
        hook()
    for hook in two.own:
        hook()


if __name__ == "__main__":
    main()

# type(name, bases, members) makes a class; SimpleNamespace an object.
#
# RUN: %{calls-oracle} %s
from types import SimpleNamespace


class Base:
    def run(self):
        self.action()


def a(self):
    pass


def b():
    pass


def c():
    pass


def main():
    made = type("Made", (Base,), {"action": a, "limit": 3})
    made().run()
    scope = SimpleNamespace(first=b, second=c)
    scope.first()


if __name__ == "__main__":
    main()

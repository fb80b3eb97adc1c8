# Class attributes are looked up through the bases; a derived class overrides.
#
# RUN: %{calls-oracle} %s
class Base:
    kind = "base"

    def run(self):
        TABLE[self.kind]()


class Derived(Base):
    kind = "derived"


class Other(Base):
    pass


def a():
    pass


def b():
    pass


TABLE = {"base": a, "derived": b}


def main():
    Derived().run()
    return Other()


if __name__ == "__main__":
    main()

# weakref.ref: called, it gives the object.
#
# RUN: %{calls-oracle} %s
import weakref


class Owner:
    def __init__(self, action):
        self.action = action


def a():
    pass


def b():
    pass


def main():
    first, second = Owner(a), Owner(b)
    reference = weakref.ref(first)
    owner = reference()
    if owner is not None:
        owner.action()
    return second


if __name__ == "__main__":
    main()

# Classes that say how they are copied.
#
# RUN: %{calls-oracle} %s
import copy


class Shared:
    def __deepcopy__(self, memo):
        return self

    def run(self):
        self.action()


class Counted:
    def __copy__(self):
        made()
        return Counted()


def made():
    pass


def a():
    pass


def b():
    pass


def main():
    shared = Shared()
    holder = {"x": shared}
    twin = copy.deepcopy(holder)
    shared.action = a
    twin["x"].run()
    copy.copy(Counted())
    return b


if __name__ == "__main__":
    main()

# A child that knows its parent through a weak reference.
#
# RUN: %{calls-oracle} %s
import weakref


class Parent:
    def __init__(self):
        self.child = Child(self)

    def notify(self):
        pass

    def other(self):
        pass


class Child:
    def __init__(self, parent):
        self._parent = weakref.ref(parent)

    @property
    def parent(self):
        return self._parent()

    def done(self):
        self.parent.notify()


def main():
    parent = Parent()
    parent.child.done()


if __name__ == "__main__":
    main()

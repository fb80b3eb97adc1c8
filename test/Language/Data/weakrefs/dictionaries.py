# WeakKeyDictionary and WeakValueDictionary.
#
# RUN: %{calls-oracle} %s
from weakref import WeakKeyDictionary, WeakValueDictionary


class Parameter:
    def reset(self):
        pass

    def drop(self):
        pass


def a():
    pass


def b():
    pass


def main():
    weight, bias = Parameter(), Parameter()
    actions = WeakKeyDictionary()
    actions[weight] = a
    actions[bias] = b
    actions[bias]()
    names = WeakValueDictionary({"weight": weight})
    names["weight"].reset()


if __name__ == "__main__":
    main()

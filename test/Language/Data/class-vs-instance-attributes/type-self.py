# type(self).x and self.__class__.x write and read the class.
#
# RUN: %{calls-oracle} %s
class Counter:
    total = 0
    last = None

    def __init__(self, action):
        type(self).last = action
        self.__class__.total += 1


def a():
    pass


def b():
    pass


def c():
    pass


def main():
    Counter(a)
    Counter(b)
    Counter.__dict__["last"]
    action = Counter.last
    action()
    if Counter.total == 3:
        c()


if __name__ == "__main__":
    main()

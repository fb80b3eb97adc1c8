# A function that rebinds a global name.
#
# RUN: %{calls-oracle} %s
STATE = None


def a():
    pass


def b():
    pass


def initialize(function):
    global STATE
    STATE = function


def shadow(function):
    STATE = function
    return STATE


def main():
    initialize(a)
    shadow(b)
    STATE()


if __name__ == "__main__":
    main()

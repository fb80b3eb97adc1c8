# A global list and dict, changed in functions without `global`.
#
# RUN: %{calls-oracle} %s
HOOKS = []
TABLE = {}


def a():
    pass


def b():
    pass


def c():
    pass


def install(function):
    HOOKS.append(function)
    TABLE["last"] = function


def main():
    install(a)
    install(b)
    HOOKS[0]()
    TABLE["last"]()
    return c


if __name__ == "__main__":
    main()

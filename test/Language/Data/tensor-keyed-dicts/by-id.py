# Keyed by id(): a set of ids as a filter.
#
# RUN: %{calls-oracle} %s
class Parameter:
    def __init__(self, action):
        self.action = action


def a():
    pass


def b():
    pass


def main():
    first, second = Parameter(a), Parameter(b)
    ignored = {id(first)}
    table = {id(p): p.action for p in (first, second)}
    for param in (first, second):
        if id(param) not in ignored:
            param.action()
    return table


if __name__ == "__main__":
    main()

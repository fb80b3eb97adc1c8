# The usual filter of parameters: those of a list that are not in a set.
#
# RUN: %{calls-oracle} %s
class Parameter:
    def __init__(self, action):
        self.action = action


def a():
    pass


def b():
    pass


def c():
    pass


def main():
    params = [Parameter(f) for f in (a, b, c)]
    ignored = set(params[:1])
    for param in set(params) - ignored:
        param.action()
    if ignored.issubset(params) and not ignored.isdisjoint(params):
        ignored |= {params[1]}
    assert params[1] in ignored


if __name__ == "__main__":
    main()

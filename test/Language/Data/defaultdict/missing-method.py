# A dict that says itself what a missing item is.
#
# RUN: %{calls-oracle} %s
class Lazy(dict):
    def __missing__(self, key):
        value = make(key)
        self[key] = value
        return value


def make(key):
    return {"a": a, "b": b}[key]


def a():
    pass


def b():
    pass


def main():
    table = Lazy()
    table["b"]()
    table["b"]()


if __name__ == "__main__":
    main()

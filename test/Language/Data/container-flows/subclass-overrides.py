# A class derived from dict or list with item methods of its own: they are what
# a subscript calls.
#
# RUN: %{calls-oracle} %s
class Registry(dict):
    def __setitem__(self, key, value):
        validate(key)
        super().__setitem__(key, value)

    def __getitem__(self, key):
        used(key)
        return super().__getitem__(key)


class Silent(dict):
    pass


class Trace(list):
    def append(self, item):
        used(item)
        super().append(item)


def validate(key):
    pass


def used(key):
    pass


def build():
    pass


def other():
    pass


def main():
    registry = Registry()
    registry["build"] = build
    registry["build"]()
    silent = Silent()
    silent["other"] = other
    trace = Trace()
    trace.append(registry)
    trace[0]["build"]()


if __name__ == "__main__":
    main()

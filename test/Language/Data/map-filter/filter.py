# filter with a predicate on what is known, and with None.
#
# RUN: %{calls-oracle} %s
class Linear:
    def reset(self):
        pass


class Norm:
    def reset(self):
        pass


def is_linear(module):
    return isinstance(module, Linear)


def main():
    modules = [Linear(), Norm(), None]
    for module in filter(is_linear, modules):
        module.reset()
    return list(filter(None, modules))[1]


if __name__ == "__main__":
    main()

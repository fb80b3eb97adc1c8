# A registry from names to functions, filled by a decorator.
#
# RUN: %{calls-oracle} %s
REGISTRY = {}


def register(name):
    def add(function):
        REGISTRY[name] = function
        return function

    return add


@register("adamw")
def adamw():
    pass


@register("sgd")
def sgd():
    pass


def main():
    REGISTRY["adamw"]()


if __name__ == "__main__":
    main()

# globals() and module attributes by name.
#
# RUN: %{calls-oracle} %s
def build_adam():
    pass


def build_sgd():
    pass


def build_lion():
    pass


def main():
    globals()["build_" + "adam"]()
    name = "sgd"
    function = globals().get(f"build_{name}")
    function()


if __name__ == "__main__":
    main()

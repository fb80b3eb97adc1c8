# Defaults overridden by what the user gives, as configurations do.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


DEFAULTS = {"optimizer": a, "scheduler": c}


def configure(**overrides):
    merged = dict(DEFAULTS, **overrides)
    return merged


def main():
    configure(optimizer=b)["optimizer"]()
    DEFAULTS["scheduler"]()


if __name__ == "__main__":
    main()

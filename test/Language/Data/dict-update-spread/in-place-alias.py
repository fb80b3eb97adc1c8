# `|=` and update change the object that others hold.
#
# RUN: %{calls-oracle} %s
class Config:
    def __init__(self, table):
        self.table = table


def a():
    pass


def b():
    pass


def main():
    table = {"x": a}
    config = Config(table)
    copied = Config(dict(table))
    table |= {"x": b}
    config.table["x"]()
    copied.table["x"]()


if __name__ == "__main__":
    main()

# update() with a dict, with rows and with keywords.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def main():
    table = {"x": a, "y": a, "z": a}
    table.update({"x": b}, y=c)
    table["x"]()
    table["y"]()
    table.update([("z", b)])
    table["z"]()


if __name__ == "__main__":
    main()

# get with a default, setdefault, pop and `in`.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def d():
    pass


def main():
    table = {"a": a}
    table.get("a", b)()
    table.get("x", b)()
    table.setdefault("a", c)()
    table.setdefault("d", d)
    table.pop("a")
    if "a" in table:
        c()
    for name, function in table.items():
        function()


if __name__ == "__main__":
    main()

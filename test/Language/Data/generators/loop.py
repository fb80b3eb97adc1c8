# A loop over a generator calls what it yields, each with its partner.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def produce(table):
    for name, function in table.items():
        if name != "c":
            yield name, function


def main():
    for name, function in produce({"a": a, "b": b, "c": c}):
        if name == "b":
            function()


if __name__ == "__main__":
    main()

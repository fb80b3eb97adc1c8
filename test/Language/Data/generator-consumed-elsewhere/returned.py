# A function that returns a generator expression over a parameter.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def starting_with(table, letter):
    return (table[name] for name in table if name.startswith(letter))


def main():
    table = {"a1": a, "b1": b, "a2": c}
    stream = starting_with(table, "a")
    tuple(stream)[-1]()


if __name__ == "__main__":
    main()

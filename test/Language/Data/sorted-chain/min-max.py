# min and max by a key; reversed; sum of lists.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def main():
    cost = {a: 3, b: 1, c: 2}
    min(cost, key=cost.get)()
    max([(1, a), (2, c)], key=lambda row: row[0])[1]()
    list(reversed([a, b]))[0]()
    sum([[a], [b]], [])[1]()


if __name__ == "__main__":
    main()

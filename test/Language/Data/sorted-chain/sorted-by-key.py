# sorted with a key function over known keys.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def rank(row):
    return row[0]


def main():
    rows = [(2, b), (1, a), (3, c)]
    sorted(rows, key=rank)[0][1]()
    sorted(rows, key=lambda row: row[0], reverse=True)[1][1]()


if __name__ == "__main__":
    main()

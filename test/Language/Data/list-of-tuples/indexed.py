# Rows and columns picked by number, rows rewritten.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def main():
    rows = [(0, a), (1, b)]
    rows[0] = (rows[0][0], c)
    rows[0][1]()
    last = rows[-1]
    last[1]()


if __name__ == "__main__":
    main()

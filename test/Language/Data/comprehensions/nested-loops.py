# Two loops, a filter that needs both, and a nested comprehension.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def main():
    rows = [[a, b], [c]]
    flat = [function for row in rows if len(row) > 1 for function in row]
    flat[1]()
    columns = [[row[0] for row in rows] for _ in range(1)]
    columns[0][1]()


if __name__ == "__main__":
    main()

# itertools.groupby over sorted rows.
#
# RUN: %{calls-oracle} %s
from itertools import groupby


def a():
    pass


def b():
    pass


def c():
    pass


def main():
    rows = [("x", a), ("x", b), ("y", c)]
    for key, group in groupby(rows, key=lambda row: row[0]):
        if key == "y":
            for _, function in group:
                function()


if __name__ == "__main__":
    main()

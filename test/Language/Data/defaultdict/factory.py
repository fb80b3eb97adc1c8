# defaultdict(list) and defaultdict(dict): each key its own.
#
# RUN: %{calls-oracle} %s
from collections import defaultdict


def a():
    pass


def b():
    pass


def c():
    pass


def main():
    groups = defaultdict(list)
    groups["x"].append(a)
    groups["y"].append(b)
    for function in groups["x"]:
        function()
    for function in groups["z"]:
        c()


if __name__ == "__main__":
    main()

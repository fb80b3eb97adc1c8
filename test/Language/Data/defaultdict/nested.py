# A defaultdict of defaultdicts.
#
# RUN: %{calls-oracle} %s
from collections import defaultdict


def a():
    pass


def b():
    pass


def main():
    table = defaultdict(lambda: defaultdict(list))
    table["tp"]["weight"].append(a)
    table["tp"]["bias"].append(b)
    table["pp"]["weight"].append(b)
    for name, functions in table["tp"].items():
        if name == "weight":
            functions[0]()


if __name__ == "__main__":
    main()

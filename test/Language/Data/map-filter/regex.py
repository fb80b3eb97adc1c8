# Compiled expressions choose by name, and their groups say what was found.
#
# RUN: %{calls-oracle} %s
import re

LAYER = re.compile(r"layers\.(\d+)\.(weight|bias)$")


def weight():
    pass


def bias():
    pass


def other():
    pass


def main():
    table = {"layers.0.weight": weight, "layers.12.bias": bias, "head.weight": other}
    for name, function in table.items():
        found = LAYER.match(name)
        if found is not None and found.group(2) == "bias":
            function()
    for name in filter(re.compile("^head").search, table):
        table[name]()
    if re.fullmatch("head", "head.weight"):
        weight()


if __name__ == "__main__":
    main()

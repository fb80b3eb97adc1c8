# A return out of two loops: what the outer loop had left is not done.
#
# RUN: %{calls-oracle} %s


def visit(stage):
    return stage


def found(item):
    return item


def exhausted():
    return None


def find(table, wanted):
    for stage, items in table.items():
        visit(stage)
        for item in items:
            if item == wanted:
                return found(item)
    return exhausted()


find({"a": [1, 2], "b": [3]}, 2)

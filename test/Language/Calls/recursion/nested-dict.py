# A function that walks nested containers.
#
# RUN: %{calls-oracle} %s
def visit(value, leaf):
    if isinstance(value, dict):
        for item in value.values():
            visit(item, leaf)
    elif isinstance(value, list):
        for item in value:
            visit(item, leaf)
    else:
        leaf(value)


def move(value):
    pass


def copy(value):
    pass


visit({"a": [{"b": 1}], "c": 2}, move)

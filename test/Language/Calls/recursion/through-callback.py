# A function that is passed to itself.
#
# RUN: %{calls-oracle} %s
def visit(node, call):
    finish()
    if node:
        call(node[1:], call)


def finish():
    pass


visit("abc", visit)

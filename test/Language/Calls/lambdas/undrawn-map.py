# `map` calls its function when somebody asks for a value, which nobody does
# for the second one.
#
# RUN: %{calls-oracle} %s
def drawn(x):
    return x


def undrawn(x):
    return x


list(map(drawn, [1, 2]))
map(undrawn, [1, 2])

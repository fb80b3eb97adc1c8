# Keys that must be there, and no others, asserted as sets.
#
# RUN: %{calls-oracle} %s
def build(key):
    decay, rate = key
    group = {"params": [], "decay": decay, "rate": rate}
    assert set(group.keys()) - set(("decay", "rate")) == {"params"}
    return finish(group)


def finish(group):
    return group


def report():
    pass


def never():
    pass


build((0.1, 2))
try:
    assert {"a", "b"} - {"b"} == {"b"}
    never()
except AssertionError:
    report()

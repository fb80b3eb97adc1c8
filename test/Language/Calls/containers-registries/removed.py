# What was taken out of the table is not called.
#
# RUN: %{calls-oracle} %s
def keep():
    pass


def drop():
    pass


HOOKS = {"keep": keep, "drop": drop}
HOOKS.pop("drop")
for hook in HOOKS.values():
    hook()

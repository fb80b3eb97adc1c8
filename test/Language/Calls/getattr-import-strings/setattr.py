# Attributes set by computed names.
#
# RUN: %{calls-oracle} %s
class Hooks:
    pass


def before():
    pass


def after():
    pass


hooks = Hooks()
for name, function in [("before", before), ("after", after)]:
    setattr(hooks, "on_" + name, function)
hooks.on_after()

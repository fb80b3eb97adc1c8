# `__iter__` written as a generator.
#
# RUN: %{calls-oracle} %s
class Schedule:
    def __init__(self, hooks):
        self.hooks = hooks

    def __iter__(self):
        for hook in self.hooks:
            yield hook


def warm():
    pass


def cool():
    pass


def idle():
    pass


for hook in Schedule([warm, cool]):
    hook()

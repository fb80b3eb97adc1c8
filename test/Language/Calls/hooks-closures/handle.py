# A handle takes the hook out again.
#
# RUN: %{calls-oracle} %s
class Handle:
    def __init__(self, hooks, key):
        self.hooks = hooks
        self.key = key

    def remove(self):
        del self.hooks[self.key]


class Module:
    def __init__(self):
        self.hooks = {}

    def register(self, hook):
        self.hooks[len(self.hooks)] = hook
        return Handle(self.hooks, len(self.hooks) - 1)

    def __call__(self):
        for hook in self.hooks.values():
            hook()


def kept():
    pass


def removed():
    pass


module = Module()
module.register(kept)
handle = module.register(removed)
handle.remove()
module()

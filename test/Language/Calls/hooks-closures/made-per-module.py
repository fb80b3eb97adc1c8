# One hook per module, each knows its own.
#
# RUN: %{calls-oracle} %s
class Module:
    def __init__(self, on_forward):
        self.hooks = []
        self.on_forward = on_forward

    def register(self, hook):
        self.hooks.append(hook)

    def __call__(self):
        for hook in self.hooks:
            hook(self)


def make_hook(action):
    def hook(module):
        action()

    return hook


def gather():
    pass


def free():
    pass


first, second = Module(None), Module(None)
first.register(make_hook(gather))
second.register(make_hook(free))
first()

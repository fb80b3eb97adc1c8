# A walk over the children of a module.
#
# RUN: %{calls-oracle} %s
class Module:
    def __init__(self, *children):
        self.children = children

    def apply(self, function):
        for child in self.children:
            child.apply(function)
        function(self)


def init(module):
    pass


def other(module):
    pass


Module(Module(Module()), Module()).apply(init)

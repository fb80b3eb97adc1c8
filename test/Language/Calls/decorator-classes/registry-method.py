# A bound method as decorator.
#
# RUN: %{calls-oracle} %s
class Registry:
    def __init__(self):
        self.functions = {}

    def register(self, name):
        def add(function):
            self.functions[name] = function
            return function

        return add


losses = Registry()


@losses.register("l1")
def l1():
    pass


@losses.register("l2")
def l2():
    pass


losses.functions["l2"]()

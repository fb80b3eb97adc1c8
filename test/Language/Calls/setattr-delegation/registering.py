# Storing an attribute registers it, as modules do with parameters.
#
# RUN: %{calls-oracle} %s
class Module:
    def __setattr__(self, name, value):
        register(name)
        object.__setattr__(self, name, value)

    def call(self):
        self.action()


def register(name):
    pass


def action():
    pass


module = Module()
module.action = action
module.call()

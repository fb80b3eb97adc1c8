# Methods of the decorating object are used beside the call.
#
# RUN: %{calls-oracle} %s
class Event:
    def __init__(self, function):
        self.function = function
        self.listeners = []

    def __call__(self):
        self.function()
        for listener in self.listeners:
            listener()

    def connect(self, listener):
        self.listeners.append(listener)
        return listener


@Event
def finished():
    pass


@finished.connect
def clean():
    pass


def other():
    pass


finished()

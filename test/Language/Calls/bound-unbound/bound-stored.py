# A bound method kept in a variable and in a field is called on its object.
#
# RUN: %{calls-oracle} %s
class Meter:
    def update(self):
        self.hook()

    def hook(self):
        pass


class Silent(Meter):
    def hook(self):
        pass


class Trainer:
    def __init__(self, callback):
        self.callback = callback


silent = Silent()
record = silent.update
Trainer(record).callback()

# An endless iterator, left by `break`.
#
# RUN: %{calls-oracle} %s
class Forever:
    def __init__(self, load):
        self.load = load

    def __iter__(self):
        return self

    def __next__(self):
        return self.load()


def batch():
    return 1


def finish():
    pass


for number, item in enumerate(Forever(batch)):
    if number == 2:
        break
finish()

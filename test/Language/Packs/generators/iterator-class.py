# An iterator class with __iter__ and __next__.
#
# RUN: %{flows-oracle} %s
import vault


class Rotation:
    def __init__(self, values):
        self.values = values
        self.at = 0

    def __iter__(self):
        return self

    def __next__(self):
        if self.at == len(self.values):
            raise StopIteration
        self.at += 1
        return self.values[self.at - 1]


for value in Rotation(["a", "b"]):
    vault.send(value)
for value in Rotation([vault.acquire()]):
    vault.send(value)

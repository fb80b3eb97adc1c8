# A decorator of a class adds a method to it.
#
# RUN: %{calls-oracle} %s
def saveable(cls):
    cls.save = save
    return cls


def save(self):
    self.write()


@saveable
class Model:
    def write(self):
        pass

    def save(self):
        pass


Model().save()

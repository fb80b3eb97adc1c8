# A decorated class whose name is bound to one instance.
#
# RUN: %{calls-oracle} %s
def instance(cls):
    return cls()


@instance
class settings:
    def __init__(self):
        self.read()

    def read(self):
        pass

    def show(self):
        pass


settings.show()

# A method of the metaclass is a method of the class object.
#
# RUN: %{calls-oracle} %s
class Meta(type):
    def create(cls):
        return cls()

    def ready(cls):
        pass


class Engine(metaclass=Meta):
    def __init__(self):
        self.go()

    def go(self):
        pass

    def ready(self):
        pass


Engine.create()
Engine.ready(Engine())

# State kept on the class by a class method is seen by all instances.
#
# RUN: %{calls-oracle} %s
class Hooks:
    registered = []

    @classmethod
    def add(cls, hook):
        cls.registered.append(hook)

    def run(self):
        for hook in self.registered:
            hook()


def save():
    pass


def drop():
    pass


Hooks.add(save)
Hooks().run()

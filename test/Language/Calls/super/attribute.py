# A class attribute and a bound method taken through `super()`.
#
# RUN: %{calls-oracle} %s
class Base:
    hooks = None

    def run(self):
        pass


def hook():
    pass


def other():
    pass


Base.action = staticmethod(hook)


class Child(Base):
    action = staticmethod(other)

    def run(self):
        return super().run

    def act(self):
        super().action()


child = Child()
child.run()()
child.act()

# A derived class has the metaclass of its base.
#
# RUN: %{calls-oracle} %s
class Checked(type):
    def __new__(meta, name, bases, body):
        check(name)
        return type.__new__(meta, name, bases, body)


def check(name):
    pass


def never():
    pass


class A(metaclass=Checked):
    def f(self):
        pass


class B(A):
    pass


B().f()

# The nearest class in C3 order wins.
#
# RUN: %{calls-oracle} %s
class Top:
    def f(self):
        pass


class A(Top):
    pass


class B(Top):
    def f(self):
        pass


class C(A, B):
    pass


C().f()

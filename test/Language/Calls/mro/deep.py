# C3 over three levels: X before its own base, which comes after all others.
#
# RUN: %{calls-oracle} %s
class O1:
    def f(self):
        pass

    def g(self):
        pass


class X(O1):
    pass


class Y(O1):
    def g(self):
        pass


class A(X, Y):
    pass


class B(Y, O1):
    def f(self):
        pass


class F(A, B):
    pass


F().f()
F().g()

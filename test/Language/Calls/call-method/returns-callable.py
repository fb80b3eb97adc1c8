# A call whose result is called.
#
# RUN: %{calls-oracle} %s
class Stage:
    def __call__(self):
        return Inner()


class Inner:
    def __call__(self):
        pass


class Unrelated:
    def __call__(self):
        pass


Stage()()()

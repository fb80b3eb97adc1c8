# A class made by `type(name, bases, body)`.
#
# RUN: %{calls-oracle} %s
def run(self):
    self.inner()


def other(self):
    pass


class Base:
    def inner(self):
        pass


Made = type("Made", (Base,), {"run": run, "unused": other})
Made().run()

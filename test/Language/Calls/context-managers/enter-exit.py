# Entering and leaving call methods of the object, with the body between.
#
# RUN: %{calls-oracle} %s
class Scope:
    def __enter__(self):
        begin()
        return self

    def __exit__(self, *error):
        end()

    def step(self):
        pass


def begin():
    pass


def end():
    pass


with Scope() as scope:
    scope.step()

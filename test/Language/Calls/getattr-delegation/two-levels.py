# Delegation through two wrappers.
#
# RUN: %{calls-oracle} %s
class Core:
    def run(self):
        pass


class Outer:
    def __init__(self, inner):
        self._inner = inner

    def __getattr__(self, name):
        return getattr(self._inner, name)


class Other:
    def run(self):
        pass


Outer(Outer(Core())).run()

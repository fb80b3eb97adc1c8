# What the wrapper has itself is not asked of the wrapped.
#
# RUN: %{calls-oracle} %s
class Engine:
    def step(self):
        pass

    def save(self):
        pass


class Logged:
    def __init__(self, inner):
        self.inner = inner

    def step(self):
        self.inner.step()

    def __getattr__(self, name):
        return getattr(self.inner, name)


logged = Logged(Engine())
logged.step()
logged.save()

# A wrapper hands what it lacks to what it wraps.
#
# RUN: %{calls-oracle} %s
class Model:
    def forward(self):
        return self.head()

    def head(self):
        pass


class Wrapper:
    def __init__(self, module):
        self.module = module

    def __getattr__(self, name):
        return getattr(self.module, name)


Wrapper(Model()).forward()

# A decorated method gets its object through the wrapper.
#
# RUN: %{calls-oracle} %s
def checked(method):
    def wrapper(self, *args):
        self.check()
        return method(self, *args)

    return wrapper


class Model:
    def check(self):
        pass

    @checked
    def forward(self, hook):
        hook()


class Loose(Model):
    def check(self):
        pass


def hook():
    pass


Loose().forward(hook)

# Arguments forwarded by keyword through two layers under changed names.
#
# RUN: %{calls-oracle} %s
class Clip:
    def step(self):
        pass


class Noop:
    def step(self):
        pass


def outer(optimizer, *, hook):
    return inner(hook=optimizer, optimizer=hook)


def inner(optimizer, hook):
    optimizer.step()


outer(Noop(), hook=Clip())

# A default that is a call is evaluated once, where the definition is.
#
# RUN: %{calls-oracle} %s
def make():
    return used


def used():
    pass


def factory():
    def run(action=make()):
        action()

    return run


run = factory()
run()

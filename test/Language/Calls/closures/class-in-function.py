# A class inside a function sees the function's variables.
#
# RUN: %{calls-oracle} %s
def make(hook):
    class Runner:
        def run(self):
            hook()

        def stop(self):
            pass

    return Runner


def mine():
    pass


def other():
    pass


make(mine)().run()

# A default is taken when the function is defined, not when it is called.
#
# RUN: %{calls-oracle} %s
def first():
    pass


def second():
    pass


hook = first


def run(action=hook):
    action()


hook = second
run()

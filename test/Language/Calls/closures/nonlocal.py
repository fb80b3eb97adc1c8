# `nonlocal` changes what the other closure calls.
#
# RUN: %{calls-oracle} %s
def make():
    action = first

    def switch():
        nonlocal action
        action = second

    def run():
        action()

    return switch, run


def first():
    pass


def second():
    pass


switch, run = make()
switch()
run()

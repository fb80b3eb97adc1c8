# `*args` keeps what was passed in order; `**kwargs` by name.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def launch(*tasks, **named):
    tasks[1]()
    named["final"]()


launch(a, b, final=c, other=a)

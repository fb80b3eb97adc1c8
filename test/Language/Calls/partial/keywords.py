# Keywords of the call replace those that partial fixed.
#
# RUN: %{calls-oracle} %s
from functools import partial


def run(*, pre, post):
    pre()


def a():
    pass


def b():
    pass


def c():
    pass


partial(run, pre=a, post=b)(pre=c)

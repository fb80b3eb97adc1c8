# `global` in one function changes what another calls.
#
# RUN: %{calls-oracle} %s
def plain():
    pass


def fused():
    pass


kernel = plain


def enable():
    global kernel
    kernel = fused


def run():
    kernel()


enable()
run()

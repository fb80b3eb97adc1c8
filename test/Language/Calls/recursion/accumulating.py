# A recursion that only its depth changes calls the callback at the end.
#
# RUN: %{calls-oracle} %s
def down(depth, done):
    if depth:
        down(depth - 1, done)
    else:
        done()


def end():
    pass


down(5, end)

# A lambda that calls, and one that is never called.
#
# RUN: %{calls-oracle} %s
def used():
    pass


run = lambda: used()
idle = lambda: 1
run()

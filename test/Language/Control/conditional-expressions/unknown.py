# Nobody knows the test: either side may be called, nothing else.
#
# oracle: may unknown -> unknown.stop
# oracle: may unknown -> unknown.start
# RUN: %{calls-oracle} %s
import os


def start():
    return None


def stop():
    return None


def pause():
    return None


action = start if os.environ.get("RUN") else stop
action()

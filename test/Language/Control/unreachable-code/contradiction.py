# Nested tests that contradict each other, on values nobody knows.
#
# oracle: may contradiction.run -> contradiction.both
# oracle: may contradiction.run -> contradiction.outer
# RUN: %{calls-oracle} %s
import os


def dead():
    return None


def both():
    return None


def outer():
    return None


def always():
    return None


def run():
    mode = os.environ.get("CUSTODY_TEST_MODE")
    if mode == "train":
        outer()
        if mode == "eval":
            dead()
        if mode == "train":
            both()
        if not mode == "train":
            dead()
    always()


run()

# What ends the loop is unknown: its body and what follows are both followed.
#
# RUN: %{calls-oracle} %s
import os


def step():
    return None


def finish():
    return None


def dead():
    return None


def serve():
    while True:
        step()
        if not os.environ.get("CUSTODY_TEST_SERVE"):
            break
    finish()


serve()

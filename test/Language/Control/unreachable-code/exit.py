# Nothing runs behind sys.exit().
#
# RUN: %{calls-oracle} %s
import sys


def dead():
    return None


def report():
    return None


def clean_up():
    return None


def finish():
    try:
        report()
        sys.exit(0)
    finally:
        clean_up()
    dead()


finish()
dead()

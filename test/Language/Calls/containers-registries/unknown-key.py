# Which entry is taken is only known at run time: any of this table, none of
# another.
#
# RUN: %{calls-oracle} %s
import sys


def train():
    pass


def serve():
    pass


def hidden():
    pass


MODES = {"train": train, "serve": serve}
HIDDEN = {"hidden": hidden}
# oracle: may unknown-key -> unknown-key.serve
mode = sys.argv[1] if len(sys.argv) > 1 else "train"
MODES[mode]()

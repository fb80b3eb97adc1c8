# A key nobody knows: any of the entries may come out, and nothing else.
#
# RUN: %{calls-oracle} %s
import os


def adamw():
    pass


def sgd():
    pass


def lion():
    pass


def main():
    table = {"adamw": adamw, "sgd": sgd}
    other = {"lion": lion}
    table[os.environ.get("OPTIMIZER", "adamw")]()
    return other


if __name__ == "__main__":
    main()

# oracle: may any-of.main -> any-of.sgd

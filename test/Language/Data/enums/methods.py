# Methods and properties of members; comparison by identity.
#
# RUN: %{calls-oracle} %s
from enum import Enum, auto


def a():
    pass


def b():
    pass


class Mode(Enum):
    TRAIN = auto()
    EVAL = auto()

    @property
    def is_train(self):
        return self is Mode.TRAIN

    def run(self):
        if self.is_train:
            a()
        else:
            b()


def main():
    Mode.EVAL.run()


if __name__ == "__main__":
    main()

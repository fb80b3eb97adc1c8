# Keyword arguments become attributes, one by one.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


class Trainer:
    allowed = ("forward", "backward")

    def __init__(self, **kwargs):
        for key, value in kwargs.items():
            if key in self.allowed:
                setattr(self, key, value)


def main():
    trainer = Trainer(forward=a, backward=b, other=c)
    trainer.backward()
    if hasattr(trainer, "other"):
        trainer.other()


if __name__ == "__main__":
    main()

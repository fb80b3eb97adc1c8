# A method of a class is replaced: instances made before use the new one.
#
# RUN: %{calls-oracle} %s
class Optimizer:
    def step(self):
        pass


def patched(self):
    pass


def never(self):
    pass


def main():
    optimizer = Optimizer()
    Optimizer.step = patched
    optimizer.step()


if __name__ == "__main__":
    main()

# The replacement calls what was there.
#
# RUN: %{calls-oracle} %s
class Optimizer:
    def step(self):
        log()


def log():
    pass


def never():
    pass


def patch(cls):
    original = cls.step

    def step(self):
        before()
        return original(self)

    cls.step = step


def before():
    pass


def main():
    patch(Optimizer)
    Optimizer().step()


if __name__ == "__main__":
    main()

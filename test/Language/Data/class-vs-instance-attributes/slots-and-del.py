# del of an instance attribute brings back that of the class.
#
# RUN: %{calls-oracle} %s
class Module:
    def step(self):
        pass


def a():
    pass


def b():
    pass


def main():
    module = Module()
    module.step = a
    module.step()
    del module.step
    module.step()
    if "step" in module.__dict__:
        b()


if __name__ == "__main__":
    main()

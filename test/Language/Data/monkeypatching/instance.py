# A method of one instance only.
#
# RUN: %{calls-oracle} %s
import types


class Module:
    def forward(self):
        pass


def fast(self):
    self.done()


def plain():
    pass


def main():
    one, two = Module(), Module()
    one.done = plain
    one.forward = types.MethodType(fast, one)
    one.forward()
    two.forward()


if __name__ == "__main__":
    main()

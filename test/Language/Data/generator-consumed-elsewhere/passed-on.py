# A generator made in one function, stored in an object, consumed in a third.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def produce():
    yield a


def other():
    yield b


class Loader:
    def __init__(self, stream):
        self.stream = stream


def train(loader):
    for function in loader.stream:
        function()


def main():
    loader = Loader(produce())
    Loader(other())
    train(loader)


if __name__ == "__main__":
    main()

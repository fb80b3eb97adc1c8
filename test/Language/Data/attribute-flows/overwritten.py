# The last store into an attribute counts, also through another name of the object.
#
# RUN: %{calls-oracle} %s
class Config:
    def __init__(self, step):
        self.step = step


def eager():
    pass


def lazy():
    pass


def fused():
    pass


def main():
    config = Config(eager)
    alias = config
    alias.step = lazy
    config.step()
    other = Config(fused)
    del other


if __name__ == "__main__":
    main()

# A loop over the annotations of a class.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


class Config:
    first: int = 1
    second: int = 2
    third = 3


TABLE = {"first": a, "second": a, "third": b}


def main():
    for name in Config.__annotations__:
        TABLE[name]()


if __name__ == "__main__":
    main()

# A table of rows; each row's function meets that row's argument.
#
# RUN: %{calls-oracle} %s
class Linear:
    def run(self):
        pass


class Norm:
    def run(self):
        pass


class Unused:
    def run(self):
        pass


def apply(item):
    item.run()


def skip(item):
    pass


def main():
    rows = [(apply, Linear()), (skip, Norm())]
    for function, item in rows:
        function(item)
    return Unused


if __name__ == "__main__":
    main()

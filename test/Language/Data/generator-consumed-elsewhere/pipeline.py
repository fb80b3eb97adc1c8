# A pipeline of generators, each over the one before.
#
# RUN: %{calls-oracle} %s
def keep():
    pass


def drop():
    pass


def read():
    yield ("keep", keep)
    yield ("drop", drop)


def select(rows):
    for name, function in rows:
        if name == "keep":
            yield function


def number(functions):
    for index, function in enumerate(functions):
        yield index, function


def main():
    for index, function in number(select(read())):
        function()
    return index


if __name__ == "__main__":
    main()

# enumerate with and without a start.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def main():
    functions = [a, b, c]
    for index, function in enumerate(functions):
        if index == 1:
            function()
    for index, function in enumerate(functions, start=1):
        if index == 1:
            function()


if __name__ == "__main__":
    main()

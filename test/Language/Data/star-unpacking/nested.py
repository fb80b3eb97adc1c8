# Stars in nested targets of a loop.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def main():
    for name, (head, *tail) in [("x", (a, b)), ("y", (b, c))]:
        if name == "y":
            head()
            for function in tail:
                function()


if __name__ == "__main__":
    main()

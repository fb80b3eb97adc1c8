# zip pairs by position and stops with the shortest.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def main():
    for name, function in zip(["x", "y"], [a, b, c]):
        if name == "y":
            function()
    for function, _ in zip([a, c], [1]):
        del function


if __name__ == "__main__":
    main()

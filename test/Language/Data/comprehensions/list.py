# A list comprehension with a filter on what is known.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def main():
    table = [("keep", a), ("drop", b), ("keep", c)]
    kept = [function for tag, function in table if tag == "keep"]
    for function in kept:
        function()


if __name__ == "__main__":
    main()

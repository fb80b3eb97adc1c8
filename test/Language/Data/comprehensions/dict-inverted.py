# A dict comprehension that turns keys and values around.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def main():
    names = {a: "first", b: "second"}
    by_name = {name: function for function, name in names.items()}
    by_name["second"]()


if __name__ == "__main__":
    main()

# `**` in displays and calls.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def run(first, second=None, **rest):
    second()
    for name, function in rest.items():
        function()


def main():
    base = {"first": a, "second": a}
    run(**{**base, "second": b, "third": c})


if __name__ == "__main__":
    main()

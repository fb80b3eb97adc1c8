# Keys of two dicts compared as sets.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def main():
    left = {"x": a, "y": b}
    right = {"y": c}
    for name in left.keys() & right.keys():
        left[name]()
    for name in left.keys() - right.keys():
        left[name]()
    if left.keys() == right.keys():
        c()


if __name__ == "__main__":
    main()

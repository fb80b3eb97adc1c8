# Stars inside list, tuple, set and call.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def run(first, *others, last=None):
    others[0]()
    if last:
        last()


def main():
    pair = [a, b]
    triple = [c, *pair]
    run(*triple)
    run(*(c, *pair[1:]), last=c)


if __name__ == "__main__":
    main()

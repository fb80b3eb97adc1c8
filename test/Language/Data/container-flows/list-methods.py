# append, insert, pop, remove, extend, reverse, clear on known lists.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def c():
    pass


def d():
    pass


def e():
    pass


def main():
    hooks = [a]
    hooks.append(b)
    hooks.insert(0, c)
    hooks.pop()()
    hooks.extend([d, e])
    hooks.remove(a)
    hooks.reverse()
    hooks[1]()
    hooks.clear()
    for hook in hooks:
        hook()


if __name__ == "__main__":
    main()

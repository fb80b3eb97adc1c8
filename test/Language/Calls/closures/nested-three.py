# Three levels, the innermost uses all of them.
#
# RUN: %{calls-oracle} %s
def outer(a):
    def middle(b):
        def inner(c):
            a()
            c()

        return inner

    return middle


def first():
    pass


def second():
    pass


def third():
    pass


outer(first)(second)(third)

# A local function that refers to itself.
#
# RUN: %{calls-oracle} %s
def build(depth):
    def level(n):
        if n == 0:
            return leaf()
        return level(n - 1)

    return level(depth)


def leaf():
    pass


build(3)

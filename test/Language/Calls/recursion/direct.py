# A function that calls itself until the end.
#
# RUN: %{calls-oracle} %s
def factorial(n):
    if n <= 1:
        return one()
    return n * factorial(n - 1)


def one():
    return 1


factorial(4)

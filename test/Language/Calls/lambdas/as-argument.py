# Lambdas passed to functions, with arguments.
#
# RUN: %{calls-oracle} %s
def apply(function, value):
    return function(value)


def double(x):
    return x


apply(lambda x: double(x), 2)

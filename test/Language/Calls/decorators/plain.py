# A decorator without arguments around a function.
#
# RUN: %{calls-oracle} %s
def twice(function):
    def wrapper():
        function()
        function()

    return wrapper


@twice
def step():
    pass


@twice
def unused():
    pass


step()

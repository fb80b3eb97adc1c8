# Late binding inside a function, through a helper that binds early.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def bind(function):
    def call():
        function()

    return call


def late(functions):
    calls = []
    for function in functions:
        calls.append(bind(function))
    return calls


late([a, b])[0]()

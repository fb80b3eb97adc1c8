# An instance as decorator: it is called with the function.
#
# RUN: %{calls-oracle} %s
class Retry:
    def __init__(self, times, on_error):
        self.times = times
        self.on_error = on_error

    def __call__(self, function):
        def wrapper():
            self.on_error()
            return function()

        return wrapper


def report():
    pass


@Retry(3, on_error=report)
def fetch():
    pass


fetch()

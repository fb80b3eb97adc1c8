# A decorator that gives the function back as it is, depending on a setting.
#
# RUN: %{calls-oracle} %s
DEBUG = False


def debug(function):
    if not DEBUG:
        return function

    def wrapper():
        report()
        return function()

    return wrapper


def report():
    pass


@debug
def step():
    pass


step()

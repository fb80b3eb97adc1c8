# One exception is turned into another with `raise ... from`: the outer clause for
# the first one does not run.
#
# RUN: %{calls-oracle} %s


class Low(Exception):
    pass


class High(Exception):
    pass


def work():
    raise Low()


def on_low():
    return None


def on_high():
    return None


def run():
    try:
        work()
    except Low as error:
        raise High() from error


def main():
    try:
        run()
    except Low:
        on_low()
    except High:
        on_high()


main()

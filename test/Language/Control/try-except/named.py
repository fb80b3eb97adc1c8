# The clause that names the exception runs, the others and the `else` do not.
#
# RUN: %{calls-oracle} %s


def parse(text):
    if text == "":
        raise ValueError("empty")
    return text


def on_value(error):
    return error


def on_key(error):
    return error


def on_success():
    return None


def read(text):
    try:
        parse(text)
    except KeyError as error:
        on_key(error)
    except ValueError as error:
        on_value(error)
    else:
        on_success()


read("")

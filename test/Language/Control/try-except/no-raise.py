# Nothing raises: no handler runs, the `else` does.
#
# RUN: %{calls-oracle} %s


def parse(text):
    if text == "":
        raise ValueError("empty")
    return text


def on_value(error):
    return error


def on_success():
    return None


def read(text):
    try:
        parse(text)
    except ValueError as error:
        on_value(error)
    else:
        on_success()


read("lr=0.1")

# A clause may name several exceptions in a tuple, also by way of a constant.
#
# RUN: %{calls-oracle} %s

RETRY = (TimeoutError, ConnectionError)


def fetch(fails):
    if fails:
        raise TimeoutError("slow")
    return 1


def refuse():
    raise KeyError("no")


def retry():
    return None


def other():
    return None


def get(function, *arguments):
    try:
        function(*arguments)
    except RETRY:
        retry()
    except (KeyError, IndexError):
        other()


get(fetch, True)
get(refuse)

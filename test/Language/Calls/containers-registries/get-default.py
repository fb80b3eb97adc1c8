# `dict.get` with a default for what is not registered.
#
# RUN: %{calls-oracle} %s
def known():
    pass


def fallback():
    pass


def other():
    pass


TABLE = {"known": known, "other": other}
TABLE.get("known", fallback)()
TABLE.get("unknown", fallback)()

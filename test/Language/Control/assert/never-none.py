# `assert x is not None` behind a lookup that finds something.
#
# RUN: %{calls-oracle} %s

TABLE = {}


def build():
    return None


def missing():
    return "missing"


def unused():
    return None


TABLE["gpt"] = build
found = TABLE.get("gpt")
assert found is not None, missing()
found()

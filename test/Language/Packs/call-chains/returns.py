# What a helper returns, through several of them.
#
# RUN: %{flows-oracle} %s
import vault


def inner():
    return vault.acquire()


def middle():
    value = inner()
    return value


def other():
    inner()
    return "harmless"


vault.send(middle())
vault.send(other())

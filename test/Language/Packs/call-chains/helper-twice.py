# One helper called with a claimed and with another value keeps the two apart.
#
# RUN: %{flows-oracle} %s
import vault


def identity(x):
    return x


def pair(x, y):
    return y, x


claimed = identity(vault.acquire())
other = identity("other")
vault.send(claimed)
vault.send(other)
left, right = pair(vault.acquire(), "other")
vault.send(left)
vault.send(right)

# Through a recursive function.
#
# RUN: %{flows-oracle} %s
import vault


def countdown(n, value):
    if n == 0:
        return value
    return countdown(n - 1, value)


def forget(n, value):
    if n == 0:
        return "nothing"
    return forget(n - 1, value)


vault.send(countdown(1, vault.acquire()))
vault.send(forget(1, vault.acquire()))

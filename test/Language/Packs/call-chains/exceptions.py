# An exception carries the value to its handler.
#
# RUN: %{flows-oracle} %s
import vault


class Failure(Exception):
    def __init__(self, token, code):
        super().__init__(token)
        self.token = token
        self.code = code


def fail():
    raise Failure(vault.acquire(), 3)


try:
    fail()
except Failure as failure:
    vault.send(failure.token)
    vault.send(failure.code)


def fine():
    try:
        raise ValueError(vault.acquire())
    except ValueError:
        return "handled"


vault.send(fine())

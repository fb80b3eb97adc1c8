# A context manager hands the value to its block.
#
# RUN: %{flows-oracle} %s
import contextlib

import vault


class Session:
    def __init__(self, token):
        self.token = token

    def __enter__(self):
        return self.token

    def __exit__(self, *exc):
        return False


@contextlib.contextmanager
def borrowed():
    yield vault.acquire()


with Session(vault.acquire()) as token:
    vault.send(token)
with Session("public") as token:
    vault.send(token)
with borrowed() as token:
    vault.send(token)

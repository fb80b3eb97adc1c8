# Branches that no run takes.
#
# RUN: %{flows-oracle} %s
import vault

DEBUG = False
token = vault.acquire()
if DEBUG:
    vault.send(token)
if not DEBUG:
    vault.send(token)
while False:
    vault.send(token)


def unused():
    vault.send(token)


def early():
    return "done"
    vault.send(token)


if __name__ == "__main__":
    early()

# An exception leaves before the sink; a handler that never runs.
#
# RUN: %{flows-oracle} %s
import vault


def stops(token):
    raise ValueError("no")
    vault.send(token)


token = vault.acquire()
try:
    stops(token)
except ValueError:
    pass
try:
    size = 1
except KeyError:
    vault.send(token)
else:
    vault.send(size)
finally:
    vault.send(token)

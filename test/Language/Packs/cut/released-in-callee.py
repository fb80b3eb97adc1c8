# Released by a helper that is called before the sink, on the same value or on another.
#
# RUN: %{flows-oracle} %s
import vault


def clean(value):
    vault.scrub(value)
    return value


def ignore(value):
    return value


token = vault.acquire()
clean(token)
vault.send(token)
token = vault.acquire()
ignore(token)
vault.send(token)
kept, cleaned = vault.acquire(), vault.acquire()
clean(cleaned)
vault.send(kept)
vault.send(cleaned)

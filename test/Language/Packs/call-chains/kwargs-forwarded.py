# Arguments that pass through *args and **kwargs of others.
#
# RUN: %{flows-oracle} %s
import vault


def outer(*args, **kwargs):
    return inner(*args, **kwargs)


def inner(first, second="s", *, key=None, **rest):
    vault.send(first)
    vault.send(second)
    vault.send(key)
    vault.send(rest)
    return rest


outer("a", "b", key=vault.acquire())
found = outer("a", other=vault.acquire())
vault.send(found["other"])
vault.send(found.get("missing"))
options = {"first": "a", "key": vault.acquire()}
outer(**options)
options.pop("key")
outer(**options)

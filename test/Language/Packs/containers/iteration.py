# zip, enumerate, map, sorted and dict views.
#
# RUN: %{flows-oracle} %s
import vault

labels = ["a", "b"]
tokens = [vault.acquire(), vault.acquire()]
for label, token in zip(labels, tokens):
    vault.send(label)
    vault.send(token)
for index, token in enumerate(tokens):
    vault.send(index)
    vault.send(token)
for token in map(lambda t: t, tokens):
    vault.send(token)
for key, value in {"k": vault.acquire()}.items():
    vault.send(key)
    vault.send(value)
for value in reversed(tokens):
    vault.send(value)

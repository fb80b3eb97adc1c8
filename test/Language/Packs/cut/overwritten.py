# The variable is bound to something else before the sink.
#
# RUN: %{flows-oracle} %s
import vault

token = vault.acquire()
token = "other"
vault.send(token)
token = vault.acquire()
vault.send(token)
for token in ["a", "b"]:
    vault.send(token)

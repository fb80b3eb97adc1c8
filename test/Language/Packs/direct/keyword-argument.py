# The sink's argument by keyword, and by spreading.
#
# RUN: %{flows-oracle} %s
import vault

token = vault.acquire()
vault.send(x=token)
vault.send(**{"x": token})
vault.send(*[token])
vault.send(**{"x": "nothing"})
vault.send(*["nothing"])

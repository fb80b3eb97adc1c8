# Text put together with a claimed one holds it.
#
# RUN: %{flows-oracle} %s
import vault

token = vault.acquire()
vault.send("Bearer " + token)
line = "token="
line += token
vault.send(line)
vault.send("a" + "b")
vault.send(token * 2)
vault.send("-" * len(token))

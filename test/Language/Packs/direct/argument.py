# A source handed straight to a sink, and what nobody claims.
#
# RUN: %{flows-oracle} %s
import vault

vault.send(vault.acquire())
vault.send(vault.plain())
vault.send("constant")
token = vault.acquire()
vault.send(token)

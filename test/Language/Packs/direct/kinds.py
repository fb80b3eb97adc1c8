# A string, a number and an object carry a claim alike.
#
# RUN: %{flows-oracle} %s
import vault

vault.send(vault.amount())
vault.send(vault.handle())
vault.send(vault.handle().name)
vault.send(3.5)
vault.send(object())

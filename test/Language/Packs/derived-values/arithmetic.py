# Arithmetic on a claimed number.
#
# RUN: %{flows-oracle} %s
import vault

total = vault.amount()
vault.send(total + 1)
vault.send(2 * total)
vault.send(-total)
vault.send(abs(total))
vault.send(total > 3)
vault.send(1 + 2)
total = 0
vault.send(total + 1)

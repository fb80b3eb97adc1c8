# Releasing the text releases what was made from it, but nothing else.
#
# RUN: %{flows-oracle} %s
import vault

token = vault.acquire()
line = "Bearer " + token
vault.scrub(token)
vault.send(line)
vault.send(token)
vault.send(line + vault.acquire())

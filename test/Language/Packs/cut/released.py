# A scrubbed value may be handed out, another one may not.
#
# RUN: %{flows-oracle} %s
import vault

token = vault.acquire()
other = vault.acquire()
vault.scrub(token)
vault.send(token)
vault.send(other)

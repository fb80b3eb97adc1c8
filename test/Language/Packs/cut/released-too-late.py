# Released after the sink, on one branch only, or for another facet.
#
# RUN: %{flows-oracle} %s
import sys

import vault

token = vault.acquire()
vault.send(token)
vault.scrub(token)

token = vault.acquire()
if len(sys.argv) > 5:
    vault.scrub(token)
vault.send(token)

token = vault.acquire()
vault.unseal(token)
vault.send(token)

# Values chosen by conditional expressions, short circuits and walrus.
#
# RUN: %{flows-oracle} %s
import sys

import vault

chosen = vault.acquire() if len(sys.argv) < 9 else "none"
vault.send(chosen)
either = "" or vault.acquire()
vault.send(either)
first = "set" or vault.acquire()
vault.send(first)
both = "set" and vault.acquire()
vault.send(both)
if token := vault.acquire():
    vault.send(token)
never = vault.acquire() if False else "none"
vault.send(never)

# str, list and copies of a value hold it.
#
# RUN: %{flows-oracle} %s
import copy

import vault

token = vault.acquire()
vault.send(str(token))
vault.send(repr(token))
vault.send(copy.copy(token))
vault.send(copy.deepcopy({"a": token})["a"])
vault.send(list({"a": token}.keys()))
vault.send(str(3))
vault.send(hash(token))

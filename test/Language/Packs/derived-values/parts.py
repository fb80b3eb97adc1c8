# Parts of a claimed value: slices and attributes.
#
# RUN: %{flows-oracle} %s
import vault

token = vault.acquire()
vault.send(token[0:9])
handle = vault.handle()
vault.send(handle.name)
vault.send(handle.name.upper())
vault.send(bool(handle))
vault.send(isinstance(handle, str))

# Generator expressions over claimed and other values.
#
# RUN: %{flows-oracle} %s
import vault

source = [vault.acquire(), vault.acquire()]
for value in (v for v in source):
    vault.send(value)
for value in (len(v) for v in source):
    vault.send(value)
for value in ("fixed" for _ in source):
    vault.send(value)

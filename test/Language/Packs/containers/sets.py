# A set holds what was added to it, another set does not.
#
# RUN: %{flows-oracle} %s
import vault

seen = set()
seen.add(vault.acquire())
for value in seen:
    vault.send(value)
clean = {"a", "b"}
for value in clean:
    vault.send(value)
vault.send(seen)
vault.send(clean)

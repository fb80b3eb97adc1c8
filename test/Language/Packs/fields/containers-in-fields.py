# A registry of objects in a field.
#
# RUN: %{flows-oracle} %s
import vault


class Registry:
    def __init__(self):
        self.entries = {}

    def add(self, name, value):
        self.entries[name] = value

    def get(self, name):
        return self.entries[name]


registry = Registry()
registry.add("token", vault.acquire())
registry.add("host", "example")
vault.send(registry.get("token"))
vault.send(registry.get("host"))
other = Registry()
other.add("token", "own")
vault.send(other.get("token"))

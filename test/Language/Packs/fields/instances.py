# A field of one instance is not that of another.
#
# RUN: %{flows-oracle} %s
import vault


class Box:
    def __init__(self, content):
        self.content = content


full = Box(vault.acquire())
empty = Box("nothing")
vault.send(full.content)
vault.send(empty.content)
empty.content = full.content
vault.send(empty.content)
full.content = "gone"
vault.send(full.content)

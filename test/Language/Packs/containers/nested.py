# Containers in containers, with the path known.
#
# RUN: %{flows-oracle} %s
import vault

tree = {"left": [{"leaf": vault.acquire()}, {"leaf": "b"}], "right": []}
vault.send(tree["left"][0]["leaf"])
vault.send(tree["left"][1]["leaf"])
tree["right"].append(tree["left"][0])
vault.send(tree["right"][0]["leaf"])
for node in tree["left"]:
    vault.send(node["leaf"])

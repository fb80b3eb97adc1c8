# Lists in dicts, and dicts in lists in dicts.
#
# RUN: %{flows-oracle} %s
import vault
from collections import defaultdict

groups = defaultdict(list)
groups["a"].append(vault.acquire())
groups["b"].append("x")
vault.send(groups["a"])
vault.send(groups["b"])
for key, values in groups.items():
    for value in values:
        vault.send(value)
table = {"x": {"y": [1, 2, {"z": vault.acquire()}]}}
vault.send(table["x"]["y"][2]["z"])
vault.send(table["x"]["y"][0])
table["x"]["y"][2]["z"] = "clean"
vault.send(table["x"]["y"][2]["z"])
by = {}
by.setdefault("k", []).append(vault.acquire())
vault.send(by["k"][0])
vault.send(by.get("other", "none"))
a, *rest = [vault.acquire(), "b", "c"]
vault.send(a)
vault.send(rest)

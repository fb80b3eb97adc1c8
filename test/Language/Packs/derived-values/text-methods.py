# What a text is turned into, and what only tells about it.
#
# RUN: %{flows-oracle} %s
import re
import vault

t = vault.acquire()
vault.send(t[:])
vault.send(t.upper())
vault.send(t.split("x")[0])
vault.send(re.sub("x", "y", t))
vault.send(re.sub("x", t, "axb"))
vault.send(re.match("(.*)", t).group(1))
vault.send(len(t))
vault.send(t.startswith("m"))
vault.send(t.find("m"))
vault.send(hash(t))
vault.send(t.isdigit())
vault.send(type(t).__name__)
vault.send(t.encode().decode())
vault.send(bytes(t, "utf8"))
vault.send(t + "")
u = ""
for c in t:
    u += c
vault.send(u)
u = ""
for c in "abc":
    u += c
vault.send(u)
vault.send(id(t))
vault.send(bool(t))
vault.send(t.strip().lower().title())
vault.send("a,b".split(",")[0])
vault.send(t.join(["a", "b"]))
vault.send(t.count("x"))
vault.send(t.partition("zz")[0])
vault.send("x".ljust(5, "t"))

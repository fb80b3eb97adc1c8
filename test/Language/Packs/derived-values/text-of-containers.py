# A text that is made of a container holds what that held then.
#
# RUN: %{flows-oracle} %s
import json
import vault

d = {"t": vault.acquire(), "u": "u"}
vault.send(str(d))
vault.send(f"{d}")
vault.send(repr([d["t"]]))
vault.send(json.dumps(d))
vault.send("%s" % d)
vault.send("{}".format([d]))
clean = {"u": "u"}
vault.send(str(clean))
vault.send(json.dumps(clean))
later = []
text = str(later)
later.append(vault.acquire())
vault.send(text)
text = str(later)
later.clear()
vault.send(text)
vault.send(json.loads(json.dumps({"a": "b"})))

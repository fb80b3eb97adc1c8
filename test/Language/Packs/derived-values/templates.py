# Every way to put a value in a text.
#
# RUN: %{flows-oracle} %s
import vault

token = vault.acquire()
vault.send(f"Bearer {token}")
vault.send("Bearer {}".format(token))
vault.send("Bearer {t}".format(t=token))
vault.send("Bearer %s" % token)
vault.send("%(t)s" % {"t": token})
vault.send("-".join(["a", token]))
vault.send("-".join(["a", "b"]))
vault.send(f"{len(token)}")
vault.send("{t}".format_map({"t": token}))
vault.send("a" + token + "b")
vault.send(token.replace("x", "y"))
vault.send("template".replace("temp", token))
vault.send(token * 2)
vault.send(token.encode())
vault.send("{0} {1}".format("a", "b"))
vault.send(f"{'a'!r:>{10}}")

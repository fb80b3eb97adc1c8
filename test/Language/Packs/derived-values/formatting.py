# f-strings, %, format and join.
#
# RUN: %{flows-oracle} %s
import vault

token = vault.acquire()
vault.send(f"Bearer {token}")
vault.send(f"{len(token)} characters")
vault.send("Bearer %s" % token)
vault.send("%s of %s" % ("a", token))
vault.send("%s of %s" % ("a", "b"))
vault.send("Bearer {}".format(token))
vault.send("{kind} {token}".format(kind="Bearer", token=token))
vault.send(", ".join(["a", token]))
vault.send(", ".join(["a", "b"]))

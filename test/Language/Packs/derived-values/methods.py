# Methods of text keep it; tests and sizes do not.
#
# RUN: %{flows-oracle} %s
import vault

token = vault.acquire()
vault.send(token.upper())
vault.send(token.strip().lower())
vault.send(token.replace("x", "y"))
vault.send(token.encode())
vault.send(token.startswith("m"))
vault.send(len(token))
vault.send(token == "m")
vault.send(token.find("z"))

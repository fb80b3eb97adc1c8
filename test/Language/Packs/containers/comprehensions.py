# List, dict and set comprehensions, filtered and not.
#
# RUN: %{flows-oracle} %s
import vault

names = ["a", "b"]
tokens = [vault.acquire() for _ in names]
vault.send(tokens[0])
by_name = {name: vault.acquire() for name in names}
vault.send(by_name["a"])
harmless = [name for name in names]
vault.send(harmless[0])
copies = {key: value for key, value in by_name.items()}
vault.send(copies["b"])
vault.send([key for key in by_name][0])

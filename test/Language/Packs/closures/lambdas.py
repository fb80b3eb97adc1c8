# Lambdas as arguments, in containers and immediately called.
#
# RUN: %{flows-oracle} %s
import vault

handlers = {"take": lambda: vault.acquire(), "skip": lambda: "none"}
vault.send(handlers["take"]())
vault.send(handlers["skip"]())
vault.send((lambda x: x)(vault.acquire()))
vault.send((lambda x: "none")(vault.acquire()))
emit = lambda x: vault.send(x)  # noqa: E731
emit(vault.acquire())

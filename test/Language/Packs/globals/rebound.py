# Globals that functions set and clear.
#
# RUN: %{flows-oracle} %s
import vault

CACHE = {}
LAST = None


def load():
    global LAST
    LAST = vault.acquire()
    CACHE["last"] = LAST


def use():
    vault.send(LAST)
    vault.send(CACHE.get("last"))


use()


def again():
    vault.send(LAST)
    vault.send(CACHE["last"])


load()
again()


def clear():
    global LAST
    LAST = None
    CACHE.clear()


clear()


def third():
    vault.send(LAST)
    vault.send(CACHE.get("last"))


third()
globals()["DYN"] = vault.acquire()
vault.send(DYN)

# A module global written by one function and read by another.
#
# RUN: %{flows-oracle} %s
import vault

current = "none"


def login():
    global current
    current = vault.acquire()


def report():
    vault.send(current)


def quiet():
    current = vault.acquire()
    return len(current)


quiet()
vault.send(current)
login()
report()

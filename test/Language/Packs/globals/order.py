# The sink runs before the source: no flow yet.
#
# RUN: %{flows-oracle} %s
import vault

state = {"token": "none"}


def fill():
    state["token"] = vault.acquire()


def hand_out():
    vault.send(state["token"])


def look():
    vault.send(state["token"])


hand_out()
fill()
look()

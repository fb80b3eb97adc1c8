# Code that no run gets to.
#
# RUN: %{flows-oracle} %s
import vault
import sys


def f(flag=False):
    v = vault.acquire()
    if flag:
        vault.send(v)
    if 0:
        vault.send(v)
    while False:
        vault.send(v)
    for _ in []:
        vault.send(v)
    for _ in range(0):
        vault.send(v)
    return v
    vault.send(v)


f()


def g():
    v = vault.acquire()
    assert v is not None
    if v is None:
        vault.send(v)
    if not isinstance(v, object):
        vault.send(v)
    try:
        pass
    except ValueError:
        vault.send(v)
    x = 3
    if x > 5:
        vault.send(v)
    elif x == 3:
        vault.send("a")
    else:
        vault.send(v)
    match x:
        case 1:
            vault.send(v)
        case 3:
            vault.send("three")
        case _:
            vault.send(v)


g()
DEBUG = False
if DEBUG:
    vault.send(vault.acquire())
for i in range(3):
    if i == 7:
        vault.send(vault.acquire())
else:
    vault.send(vault.acquire())

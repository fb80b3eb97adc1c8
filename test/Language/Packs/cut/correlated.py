# Source and sink under opposite, and under the same, local condition.
#
# RUN: %{flows-oracle} %s
import sys

import vault


def opposite(flag):
    token = "none"
    if flag:
        token = vault.acquire()
    if not flag:
        vault.send(token)


def same(flag):
    token = "none"
    if flag:
        token = vault.acquire()
    if flag:
        vault.send(token)


flag = len(sys.argv) > 0
opposite(flag)
same(flag)

# deque, defaultdict and named tuples.
#
# RUN: %{flows-oracle} %s
import collections
import typing

import vault


class Entry(typing.NamedTuple):
    name: str
    token: str


queue = collections.deque()
queue.append(vault.acquire())
queue.append("other")
vault.send(queue[0])
vault.send(queue.pop())
groups = collections.defaultdict(list)
groups["a"].append(vault.acquire())
groups["b"].append("b")
vault.send(groups["a"][0])
vault.send(groups["b"][0])
entry = Entry("name", vault.acquire())
vault.send(entry.token)
vault.send(entry.name)

# Fields of fields, and an object reached in two ways.
#
# RUN: %{flows-oracle} %s
import vault


class Node:
    def __init__(self, value, next=None):
        self.value = value
        self.next = next


tail = Node("tail")
head = Node("head", Node("middle", tail))
tail.value = vault.acquire()
vault.send(head.next.next.value)
vault.send(head.next.value)
vault.send(head.value)

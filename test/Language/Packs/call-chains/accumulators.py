# Recursion that collects in a list, a string or a chain of objects.
#
# RUN: %{flows-oracle} %s
import vault


def collect(n, acc=None):
    acc = acc if acc is not None else []
    if n == 0:
        return acc
    acc.append("x" if n > 1 else vault.acquire())
    return collect(n - 1, acc)


vault.send(collect(3))


def walk(tree, out):
    for key, value in tree.items():
        if isinstance(value, dict):
            walk(value, out)
        else:
            out.append(value)
    return out


vault.send(walk({"a": {"b": vault.acquire()}}, []))
vault.send(walk({"a": {"b": "c"}}, []))


def fold(items, total=""):
    if not items:
        return total
    return fold(items[1:], total + items[0])


vault.send(fold(["a", vault.acquire()]))
vault.send(fold(["a", "b"]))


class Node:
    def __init__(self, value, next=None):
        self.value, self.next = value, next


def last(node):
    return node.value if node.next is None else last(node.next)


chain = Node(vault.acquire(), Node("m", Node("end")))
vault.send(last(chain))
vault.send(chain.next.value)
vault.send(chain.value)


def even(n, v):
    return v if n == 0 else odd(n - 1, v)


def odd(n, v):
    return "none" if n == 0 else even(n - 1, v)


vault.send(even(4, vault.acquire()))
vault.send(odd(4, vault.acquire()))

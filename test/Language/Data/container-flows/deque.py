# collections.deque as a queue: both ends.
#
# RUN: %{calls-oracle} %s
from collections import deque


def a():
    pass


def b():
    pass


def c():
    pass


def d():
    pass


def main():
    queue = deque([a])
    queue.append(b)
    queue.appendleft(c)
    queue.popleft()()
    queue.pop()()
    queue.clear()
    queue.append(d)
    while queue:
        queue.popleft()()


if __name__ == "__main__":
    main()

# Work put into a queue is done by who takes it out.
#
# RUN: %{calls-oracle} %s
from collections import deque


def load():
    pass


def step():
    pass


def never():
    pass


def put(queue, job):
    queue.append(job)


def drain(queue):
    while queue:
        queue.popleft()()


work = deque()
put(work, load)
put(work, step)
drain(work)

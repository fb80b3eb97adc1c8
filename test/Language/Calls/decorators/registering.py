# A decorator that only records the function.
#
# RUN: %{calls-oracle} %s
TASKS = []


def task(function):
    TASKS.append(function)
    return function


@task
def prepare():
    pass


@task
def train():
    pass


def helper():
    pass


for each in TASKS:
    each()

# What builtins draw from an object comes through its iterator.
#
# RUN: %{calls-oracle} %s
class Tasks:
    def __iter__(self):
        return iter([first, second])

    def __len__(self):
        return 2


def first():
    return 1


def second():
    return 2


def third():
    return 3


tasks = Tasks()
print(sum(task() for task in tasks), [t() for t in list(tasks)], len(tasks))

# `__call__` called by name, on object and class.
#
# RUN: %{calls-oracle} %s
class Step:
    def __call__(self, n):
        return n


class Big(Step):
    def __call__(self, n):
        return Step.__call__(self, n)


Big().__call__(1)

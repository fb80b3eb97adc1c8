# What `__enter__` gives need not be the manager.
#
# RUN: %{calls-oracle} %s
class Lock:
    def __enter__(self):
        return Handle()

    def __exit__(self, kind, value, trace):
        pass

    def use(self):
        pass


class Handle:
    def use(self):
        pass


with Lock() as handle:
    handle.use()

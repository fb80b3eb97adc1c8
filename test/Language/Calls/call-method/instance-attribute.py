# `__call__` set on an instance is not what a call uses.
#
# RUN: %{calls-oracle} %s
class Policy:
    def __call__(self):
        pass


def replaced():
    pass


policy = Policy()
policy.__call__ = replaced
policy()

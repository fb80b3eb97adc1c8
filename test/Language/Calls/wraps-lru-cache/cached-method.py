# A cached method, and `cache_clear` on it.
#
# RUN: %{calls-oracle} %s
import functools


class Topology:
    @functools.cache
    def ranks(self):
        return compute()

    def reset(self):
        Topology.ranks.cache_clear()


def compute():
    return []


topology = Topology()
topology.ranks()
topology.reset()

# A key function of sorted, max and list.sort.
#
# RUN: %{calls-oracle} %s
class Param:
    def __init__(self, size):
        self.size = size

    def numel(self):
        return self.size

    def other(self):
        return 0


params = [Param(2), Param(1)]
sorted(params, key=lambda p: p.numel())
max(params, key=Param.numel)

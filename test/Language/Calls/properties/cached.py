# A cached property is computed once, whoever reads it first.
#
# RUN: %{calls-oracle} %s
import functools


class Mesh:
    @functools.cached_property
    def groups(self):
        return build()

    def first(self):
        return self.groups

    def second(self):
        return self.groups


def build():
    return []


mesh = Mesh()
mesh.first()
mesh.second()

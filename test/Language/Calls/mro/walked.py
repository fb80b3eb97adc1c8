# `__mro__` walked by hand: each class that has the hook calls it.
#
# RUN: %{calls-oracle} %s
class Base:
    def hook(self):
        pass


class Middle(Base):
    pass


class Leaf(Middle):
    def hook(self):
        pass


for cls in Leaf.__mro__:
    if "hook" in vars(cls):
        vars(cls)["hook"](Leaf())

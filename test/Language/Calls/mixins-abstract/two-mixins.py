# Two mixins over one base: each method from where it is first found.
#
# RUN: %{calls-oracle} %s
class Offload:
    def place(self):
        pass

    def name(self):
        pass


class Shard:
    def split(self):
        self.name()

    def name(self):
        pass


class Base:
    def place(self):
        pass

    def split(self):
        pass


class Both(Offload, Shard, Base):
    pass


both = Both()
both.place()
both.split()

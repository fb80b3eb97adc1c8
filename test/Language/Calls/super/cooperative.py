# Each class of a diamond passes on to the next in the order of the instance.
#
# RUN: %{calls-oracle} %s
class Root:
    def setup(self):
        pass


class Left(Root):
    def setup(self):
        super().setup()


class Right(Root):
    def setup(self):
        super().setup()


class Bottom(Left, Right):
    def setup(self):
        super().setup()


Bottom().setup()

# A class made from a mixin and a given base.
#
# RUN: %{calls-oracle} %s
class Traced:
    def forward(self):
        return super().forward()


class Conv:
    def forward(self):
        pass


class Linear:
    def forward(self):
        pass


def traced(base):
    class Result(Traced, base):
        pass

    return Result


traced(Conv)().forward()

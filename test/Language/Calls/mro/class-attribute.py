# A function held by a class attribute that a derived class replaces.
#
# RUN: %{calls-oracle} %s
def plain(self):
    pass


def fused(self):
    pass


class Layer:
    kernel = plain

    def forward(self):
        self.kernel()


class FusedLayer(Layer):
    kernel = fused


FusedLayer().forward()

# A function taken from a class is given its object by hand.
#
# RUN: %{calls-oracle} %s
class Layer:
    def forward(self):
        return self.inner()

    def inner(self):
        pass


class Wide(Layer):
    def forward(self):
        pass

    def inner(self):
        pass


Layer.forward(Wide())

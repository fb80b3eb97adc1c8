# `property` called with two functions, and a setter of an inherited property.
#
# RUN: %{calls-oracle} %s
class Scaler:
    def get(self):
        return 1

    def put(self, value):
        pass

    scale = property(get, put)


class Fixed(Scaler):
    def get(self):
        return 2


fixed = Fixed()
fixed.scale = fixed.scale

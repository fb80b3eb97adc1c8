# A class method as constructor makes the class it was called on.
#
# RUN: %{calls-oracle} %s
class Config:
    def __init__(self, values):
        self.values = values

    @classmethod
    def load(cls):
        return cls({})


class Wide(Config):
    def __init__(self, values):
        self.width = values


Wide.load()

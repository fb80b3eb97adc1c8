# A registry of classes filled by a decorator, built by name.
#
# RUN: %{calls-oracle} %s
REGISTRY = {}


def register(cls):
    REGISTRY[cls.__name__.lower()] = cls
    return cls


@register
class Bert:
    def __init__(self):
        self.build()

    def build(self):
        pass


@register
class Gpt:
    def __init__(self):
        pass


REGISTRY["bert"]()

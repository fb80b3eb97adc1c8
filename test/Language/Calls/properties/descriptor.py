# A descriptor of the program: reading and writing go through its methods.
#
# RUN: %{calls-oracle} %s
class Tracked:
    def __init__(self, default):
        self.default = default

    def __get__(self, instance, owner):
        return seen(self.default)

    def __set__(self, instance, value):
        changed()

    def __set_name__(self, owner, name):
        self.name = name


def seen(value):
    return value


def changed():
    pass


class Settings:
    lr = Tracked(1)


settings = Settings()
settings.lr = settings.lr

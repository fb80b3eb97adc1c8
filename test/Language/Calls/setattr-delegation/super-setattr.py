# The hook of a derived class, then that of its base.
#
# RUN: %{calls-oracle} %s
class Base:
    def __setattr__(self, name, value):
        log()
        super().__setattr__(name, value)


class Derived(Base):
    def __setattr__(self, name, value):
        if name == "special":
            value = wrap(value)
        super().__setattr__(name, value)


def log():
    pass


def wrap(value):
    return value


def job():
    pass


derived = Derived()
derived.special = job
derived.special()

# A mixin whose `super()` is only filled by what it is mixed with.
#
# RUN: %{calls-oracle} %s
class LogMixin:
    def save(self):
        super().save()


class Disk:
    def save(self):
        pass


class Cloud:
    def save(self):
        pass


class Logged(LogMixin, Disk):
    pass


Logged().save()

# A mixin in front of the class adds to what it does.
#
# RUN: %{calls-oracle} %s
class CheckpointMixin:
    def save(self):
        self.prepare()
        super().save()

    def prepare(self):
        pass


class Model:
    def save(self):
        pass

    def prepare(self):
        pass


class Checkpointed(CheckpointMixin, Model):
    pass


Checkpointed().save()

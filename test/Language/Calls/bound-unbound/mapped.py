# An unbound method applied to each of several objects.
#
# RUN: %{calls-oracle} %s
class Stage:
    def run(self):
        pass

    def skip(self):
        pass


class Fast(Stage):
    def run(self):
        pass


for stage in [Stage(), Fast()]:
    Stage.run(stage)

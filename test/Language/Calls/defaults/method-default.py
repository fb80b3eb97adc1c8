# A default of a method that comes from the class body.
#
# RUN: %{calls-oracle} %s
class Trainer:
    def plain(self):
        pass

    def fancy(self):
        pass

    def run(self, step=plain):
        step(self)


Trainer().run()

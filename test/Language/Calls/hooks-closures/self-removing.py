# A hook that is made in a method and uses its object.
#
# RUN: %{calls-oracle} %s
class Offloader:
    def attach(self, module):
        def hook():
            self.fetch()

        module.pre = hook

    def fetch(self):
        pass

    def drop(self):
        pass


class Module:
    def run(self):
        self.pre()


module = Module()
Offloader().attach(module)
module.run()

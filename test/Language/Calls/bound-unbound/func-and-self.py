# The parts of a bound method: its function and its object.
#
# RUN: %{calls-oracle} %s
class Hook:
    def fire(self):
        self.effect()

    def effect(self):
        pass


class Other(Hook):
    def effect(self):
        pass


bound = Hook().fire
bound.__func__(Other())
print(bound.__self__.effect)

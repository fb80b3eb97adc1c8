# Defining a class registers it.
#
# RUN: %{calls-oracle} %s
class Plugin:
    registry = {}

    def __init_subclass__(cls, name=None, **rest):
        super().__init_subclass__(**rest)
        Plugin.registry[name] = cls

    def run(self):
        pass


class Fast(Plugin, name="fast"):
    def run(self):
        pass


class Slow(Plugin, name="slow"):
    def run(self):
        pass


Plugin.registry["fast"]().run()

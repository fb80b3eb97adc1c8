# A function stored on an instance gets no self; stored on the class it does.
#
# RUN: %{calls-oracle} %s
class Plugin:
    pass


def on_instance():
    pass


def on_class(self):
    self.ready()


def ready(self):
    pass


Plugin.run = on_class
Plugin.ready = ready
plugin = Plugin()
plugin.start = on_instance
plugin.start()
plugin.run()

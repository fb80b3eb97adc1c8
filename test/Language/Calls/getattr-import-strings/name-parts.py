# The name is put together from parts.
#
# RUN: %{calls-oracle} %s
class Model:
    def init_normal(self):
        pass

    def init_zero(self):
        pass


for kind in ("normal",):
    getattr(Model(), f"init_{kind}")()
getattr(Model(), "init_%s" % "zero")()

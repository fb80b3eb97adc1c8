# A function wrapped after the class is complete.
#
# RUN: %{calls-oracle} %s
class Loader:
    def read(path):
        return path

    read = staticmethod(read)

    def build(cls):
        return cls.read("x")

    build = classmethod(build)


Loader.build()

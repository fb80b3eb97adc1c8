# `__new__` gives the one instance.
#
# RUN: %{calls-oracle} %s
class Registry:
    _instance = None

    def __new__(cls):
        if cls._instance is None:
            cls._instance = super().__new__(cls)
            cls._instance.setup()
        return cls._instance

    def setup(self):
        pass

    def get(self):
        pass


Registry()
Registry().get()

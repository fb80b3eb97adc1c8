# Two registrations under one key: the later class is used.
#
# RUN: %{calls-oracle} %s
class Kernel:
    table = {}

    def __init_subclass__(cls, *, key):
        cls.table[key] = cls

    @classmethod
    def launch(cls, key):
        return cls.table[key].run()


class Old(Kernel, key="mm"):
    @staticmethod
    def run():
        pass


class New(Kernel, key="mm"):
    @staticmethod
    def run():
        pass


Kernel.launch("mm")

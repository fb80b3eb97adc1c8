# Class and static methods called on an instance.
#
# RUN: %{calls-oracle} %s
class Factory:
    @classmethod
    def create(cls):
        return cls.helper()

    @staticmethod
    def helper():
        pass


class Special(Factory):
    @staticmethod
    def helper():
        pass


Special().create()

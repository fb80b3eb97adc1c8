# An abstract property is filled by the derived class.
#
# RUN: %{calls-oracle} %s
import abc


class Config(abc.ABC):
    @property
    @abc.abstractmethod
    def name(self):
        pass

    def show(self):
        return self.name


class Small(Config):
    @property
    def name(self):
        return self.right()

    def right(self):
        pass


Small().show()

# An abstract method is never called; the implementation is.
#
# RUN: %{calls-oracle} %s
import abc


class Backend(abc.ABC):
    def launch(self):
        return self.run()

    @abc.abstractmethod
    def run(self):
        raise NotImplementedError


class Nccl(Backend):
    def run(self):
        pass


class Gloo(Backend):
    def run(self):
        pass


Nccl().launch()

# A metaclass adds a method when it makes the class.
#
# RUN: %{calls-oracle} %s
class Adding(type):
    def __new__(meta, name, bases, body):
        body["extra"] = extra
        return super().__new__(meta, name, bases, body)


def extra(self):
    pass


class Model(metaclass=Adding):
    def forward(self):
        self.extra()


Model().forward()

# The truth of an object comes from `__bool__`, else from `__len__`.
#
# RUN: %{calls-oracle} %s
class Enabled:
    def __bool__(self):
        return False


class Sized:
    def __len__(self):
        return 2


def on():
    pass


def off():
    pass


def full():
    pass


def empty():
    pass


on() if Enabled() else off()
if not Sized():
    empty()
else:
    full()

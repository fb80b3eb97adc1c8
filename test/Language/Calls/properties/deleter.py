# Deleting a property calls its deleter.
#
# RUN: %{calls-oracle} %s
class Cache:
    @property
    def buffer(self):
        return None

    @buffer.deleter
    def buffer(self):
        release()


def release():
    pass


del Cache().buffer

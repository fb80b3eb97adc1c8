# Callbacks and contexts collected in an ExitStack run when it is left.
#
# RUN: %{calls-oracle} %s
import contextlib


class Resource:
    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()

    def close(self):
        pass

    def unused(self):
        pass


def cleanup(name):
    pass


with contextlib.ExitStack() as stack:
    stack.enter_context(Resource())
    stack.callback(cleanup, "x")

# A generator that calls what is sent to it.
#
# RUN: %{calls-oracle} %s
def worker():
    job = yield
    before()
    job()


def before():
    pass


def callback():
    pass


running = worker()
next(running)
try:
    running.send(callback)
except StopIteration:
    pass

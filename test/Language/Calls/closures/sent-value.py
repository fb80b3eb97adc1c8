# A generator that calls what is sent to it.
#
# RUN: custody dump callgraph %s | FileCheck %s --match-full-lines --implicit-check-not=sent-value.callback
# LOST: what generator.send passes in
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

# CHECK: sent-value.worker -> sent-value.before

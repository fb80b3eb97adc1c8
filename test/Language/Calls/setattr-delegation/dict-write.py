# `__dict__` written directly passes the hook by.
#
# RUN: %{calls-oracle} %s
class Guarded:
    def __setattr__(self, name, value):
        pass

    def run(self):
        self.task()


def task():
    pass


guarded = Guarded()
guarded.__dict__["task"] = task
guarded.run()

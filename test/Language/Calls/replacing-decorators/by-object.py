# A decorator that gives an object made with the function.
#
# RUN: %{calls-oracle} %s
class Task:
    def __init__(self, function):
        self.function = function

    def run(self):
        self.function()


def task(function):
    return Task(function)


@task
def job():
    pass


@task
def idle():
    pass


job.run()

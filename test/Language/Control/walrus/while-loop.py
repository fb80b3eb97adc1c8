# A queue that is emptied by the test of the loop.
#
# RUN: %{calls-oracle} %s


def load():
    return None


def save():
    return None


def done():
    return None


def never():
    return None


def run(jobs):
    while (job := jobs.pop()) is not None:
        job()
    done()


run([None, load, save])

# A loop that only a return leaves.
#
# RUN: %{calls-oracle} %s


def poll(count):
    return count


def ready(count):
    return count


def dead():
    return None


def wait():
    count = 0
    while True:
        count = count + 1
        poll(count)
        if count == 5:
            return ready(count)
    dead()


wait()

# A function that returns nothing on one path: the caller's test of the result
# follows it.
#
# RUN: %{calls-oracle} %s


def start():
    return None


def restore(state):
    return state


def find_state(folder):
    if not folder:
        return
    return {"folder": folder}


def train(folder):
    state = find_state(folder)
    if state is None:
        start()
        return
    restore(state)


train("")

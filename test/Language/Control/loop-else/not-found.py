# Looking for a checkpoint: the `else` of a loop that ran to its end runs.
#
# RUN: %{calls-oracle} %s


def load(path):
    return {"path": path}


def start_afresh():
    return {}


def resume(paths):
    for path in paths:
        if path.endswith(".pt"):
            state = load(path)
            break
    else:
        state = start_afresh()
    return state


resume(["notes.txt", "README"])

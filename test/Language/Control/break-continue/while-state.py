# A loop with a state machine: each state is left by `continue`, the last by
# `break`.
#
# RUN: %{calls-oracle} %s


def warm_up():
    return "train"


def fit():
    return "save"


def save():
    return "done"


def fail():
    return None


def drive():
    state = "warm_up"
    while True:
        if state == "warm_up":
            state = warm_up()
            continue
        if state == "train":
            state = fit()
            continue
        if state == "save":
            state = save()
            break
        fail()
    return state


drive()

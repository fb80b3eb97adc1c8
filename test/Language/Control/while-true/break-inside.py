# A loop that a counter ends.
#
# RUN: %{calls-oracle} %s


def step(iteration):
    return iteration


def evaluate(iteration):
    return iteration


def save():
    return None


def dead():
    return None


def train(iterations):
    iteration = 0
    while True:
        step(iteration)
        iteration += 1
        if iteration == 3:
            evaluate(iteration)
        if iteration >= iterations:
            break
        if iteration > iterations:
            dead()
    save()


train(6)

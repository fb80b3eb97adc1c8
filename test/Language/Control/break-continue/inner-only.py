# A `break` leaves the innermost loop only, and the code behind it runs.
#
# RUN: %{calls-oracle} %s


def visit(stage, layer):
    return (stage, layer)


def close(stage):
    return stage


def unreached(stage):
    return stage


def walk(stages):
    for stage in stages:
        for layer in range(3):
            if layer == 1:
                break
            visit(stage, layer)
            if layer == 2:
                unreached(stage)
        close(stage)


walk(["encoder", "decoder"])

# The `break` of an inner loop says nothing about the outer loop, whose `else`
# runs; a `continue` in the `else` of the inner loop belongs to the outer one.
#
# RUN: %{calls-oracle} %s


def match(name):
    return name


def no_pattern(name):
    return name


def all_seen():
    return None


def never():
    return None


def assign(names, patterns):
    for name in names:
        for pattern in patterns:
            if name.startswith(pattern):
                match(name)
                break
        else:
            no_pattern(name)
            continue
        if name == "head":
            never()
    else:
        all_seen()


assign(["layers.0", "head"], ["layers", "embed"])

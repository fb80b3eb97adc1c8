# What is looked up is not there: the other branch runs.
#
# RUN: %{calls-oracle} %s

REGISTRY = {}


def build():
    return None


def missing(name):
    return name


def register(name, function):
    REGISTRY[name] = function


def run(name):
    if (builder := REGISTRY.get(name)) is not None:
        builder()
    else:
        missing(name)


register("gpt", build)
run("bert")

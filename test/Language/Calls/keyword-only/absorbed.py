# A keyword that the signature names does not reach `**rest`.
#
# RUN: %{calls-oracle} %s
def used():
    pass


def lost():
    pass


def call(*, hook=lost, **rest):
    hook()
    for extra in rest.values():
        extra()


call(hook=used)

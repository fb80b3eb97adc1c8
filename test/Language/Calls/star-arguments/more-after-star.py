# What follows `*args` in the signature is keyword only.
#
# RUN: %{calls-oracle} %s
def collate(x):
    return x


def shuffle(x):
    return x


def loader(*sets, fn=collate):
    return [fn(s) for s in sets]


loader(1, 2)


def second():
    return loader(1, fn=shuffle)


second()

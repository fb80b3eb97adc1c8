# Keyword-only parameters take no positional argument.
#
# RUN: %{calls-oracle} %s
def forward():
    pass


def backward():
    pass


def step(*, before, after):
    before()


step(after=backward, before=forward)

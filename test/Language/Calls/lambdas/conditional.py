# A lambda with a choice inside.
#
# RUN: %{calls-oracle} %s
def on():
    pass


def off():
    pass


switch = lambda flag: on() if flag else off()
switch(True)

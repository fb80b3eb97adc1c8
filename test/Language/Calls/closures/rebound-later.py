# A variable rebound after the closure was made.
#
# RUN: %{calls-oracle} %s
def build():
    target = early

    def call():
        target()

    target = late
    return call


def early():
    pass


def late():
    pass


build()()

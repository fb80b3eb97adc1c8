# A chain of objects that point to the next one, built and walked in a loop.
#
# RUN: %{calls-oracle} %s
class Stage:
    def __init__(self, work, following=None):
        self.work = work
        self.following = following


def embed():
    pass


def attend():
    pass


def project():
    pass


def main():
    chain = None
    for work in (project, attend):
        chain = Stage(work, chain)
    stage = chain
    while stage is not None:
        stage.work()
        stage = stage.following
    Stage(embed)


if __name__ == "__main__":
    main()

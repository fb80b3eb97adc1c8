# A WeakSet of living instances.
#
# RUN: %{calls-oracle} %s
import weakref


class Tracked:
    living = weakref.WeakSet()

    def __init__(self):
        Tracked.living.add(self)

    def close(self):
        pass

    def never(self):
        pass


class Untracked:
    def close(self):
        pass


def main():
    one = Tracked()
    other = Untracked()
    for instance in Tracked.living:
        instance.close()
    return one, other


if __name__ == "__main__":
    main()

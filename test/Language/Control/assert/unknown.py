# Nobody knows whether it holds: what follows is followed, the message may be made.
#
# RUN: %{calls-oracle} %s
import os


def use(value):
    return value


def run():
    world = os.environ.get("WORLD", "1")
    assert world, "no world"
    use(world)


run()

# `in` asks the container.
#
# RUN: %{calls-oracle} %s
class Names:
    def __contains__(self, name):
        return name == "x"

    def __iter__(self):
        return iter([])


def yes():
    pass


def no():
    pass


yes() if "x" in Names() else no()
no() if "x" not in Names() else yes()

# getattr with a default: the hook raises, the default is used.
#
# RUN: %{calls-oracle} %s
class Strict:
    def __getattr__(self, name):
        raise AttributeError(name)

    def present(self):
        pass


def fallback():
    pass


strict = Strict()
getattr(strict, "absent", fallback)()
getattr(strict, "present", fallback)()

# The implementation is chosen while the module is loaded.
#
# RUN: %{calls-oracle} %s
VERSION = (2, 4)


def since(major, minor, otherwise):
    def choose(function):
        return function if VERSION >= (major, minor) else otherwise

    return choose


def legacy():
    pass


@since(2, 0, legacy)
def modern():
    pass


@since(3, 0, legacy)
def future():
    pass


modern()
future()

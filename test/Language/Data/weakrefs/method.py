# WeakMethod and proxy.
#
# RUN: %{calls-oracle} %s
import weakref


class Manager:
    def offload(self):
        pass

    def reload(self):
        pass

    def never(self):
        pass


def main():
    manager = Manager()
    reload = weakref.WeakMethod(manager.reload)
    reload()()
    weakref.proxy(manager).offload()


if __name__ == "__main__":
    main()

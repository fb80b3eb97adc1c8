# Methods found by the start of their name.
#
# RUN: %{calls-oracle} %s
class Handler:
    def on_save(self):
        pass

    def on_load(self):
        pass

    def off(self):
        pass


def main():
    handler = Handler()
    for name in dir(handler):
        if name.startswith("on_"):
            getattr(handler, name)()


if __name__ == "__main__":
    main()

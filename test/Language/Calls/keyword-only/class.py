# A constructor with keyword-only arguments.
#
# RUN: %{calls-oracle} %s
class Engine:
    def __init__(self, *, on_start, on_stop):
        self.on_start = on_start
        self.on_stop = on_stop

    def run(self):
        self.on_start()


def start():
    pass


def stop():
    pass


Engine(on_stop=stop, on_start=start).run()

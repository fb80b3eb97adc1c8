# A global made on first use.
#
# RUN: %{calls-oracle} %s
_TIMERS = None


class Timers:
    def start(self):
        pass

    def stop(self):
        pass


def get_timers():
    global _TIMERS
    if _TIMERS is None:
        _TIMERS = Timers()
    return _TIMERS


def main():
    get_timers().start()
    if get_timers() is not get_timers():
        get_timers().stop()


if __name__ == "__main__":
    main()

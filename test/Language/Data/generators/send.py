# A coroutine-like generator that is sent functions.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def never():
    pass


def worker():
    while True:
        function = yield
        if function is None:
            return
        function()


def main():
    inbox = worker()
    next(inbox)
    inbox.send(a)
    inbox.send(b)
    inbox.close()
    return never


if __name__ == "__main__":
    main()

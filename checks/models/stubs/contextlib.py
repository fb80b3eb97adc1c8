"""contextlib: contexts made of other things."""


class AbstractContextManager:
    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc, traceback):
        return None


class suppress(AbstractContextManager):
    def __init__(self, *exceptions):
        self._exceptions = exceptions

    def __exit__(self, exc_type, exc, traceback):
        return exc_type is not None and issubclass(exc_type, self._exceptions)


class closing(AbstractContextManager):
    def __init__(self, thing):
        self.thing = thing

    def __enter__(self):
        return self.thing

    def __exit__(self, exc_type, exc, traceback):
        self.thing.close()


class ExitStack(AbstractContextManager):
    def __init__(self):
        self._exits = []

    def enter_context(self, manager):
        entered = manager.__enter__()
        self._exits.append((manager.__exit__, (None, None, None), {}))
        return entered

    def push(self, exit):
        self._exits.append((exit, (None, None, None), {}))
        return exit

    def callback(self, function, /, *args, **keywords):
        self._exits.append((function, args, keywords))
        return function

    def close(self):
        for function, args, keywords in reversed(self._exits):
            function(*args, **keywords)

    def __exit__(self, exc_type, exc, traceback):
        self.close()


class ContextDecorator:
    def __call__(self, function):
        def inner(*args, **keywords):
            with self:
                return function(*args, **keywords)

        return inner

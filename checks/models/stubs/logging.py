"""logging: loggers that are named, and write."""


class Logger:
    def __init__(self, name, level=0):
        self.name = name
        self.level = level
        self.handlers = []

    def setLevel(self, level):
        self.level = level

    def addHandler(self, handler):
        self.handlers.append(handler)

    def removeHandler(self, handler):
        if handler in self.handlers:
            self.handlers.remove(handler)

    def debug(self, message, *args, **kwargs):
        pass

    def info(self, message, *args, **kwargs):
        pass

    def warning(self, message, *args, **kwargs):
        pass

    def error(self, message, *args, **kwargs):
        pass

    def exception(self, message, *args, **kwargs):
        pass

    def critical(self, message, *args, **kwargs):
        pass

    def log(self, level, message, *args, **kwargs):
        pass


def getLogger(name=None):
    return Logger(name)

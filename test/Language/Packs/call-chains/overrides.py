# Which method of a hierarchy runs decides what is handed on.
#
# RUN: %{flows-oracle} %s
import vault


class Base:
    def __init__(self, value):
        self.value = value

    def fetch(self):
        return self.value

    def run(self):
        vault.send(self.fetch())


class Clean(Base):
    def fetch(self):
        return "clean"


class Dirty(Base):
    def fetch(self):
        return super().fetch()


class Mixed(Clean, Dirty):
    pass


class Scrubbing(Base):
    def fetch(self):
        value = super().fetch()
        vault.scrub(value)
        return value


Clean(vault.acquire()).run()
Scrubbing(vault.acquire()).run()
Mixed(vault.acquire()).run()


def check():
    Dirty(vault.acquire()).run()


check()

# A dataclass beside values of other kinds: equal to none of them.
#
# RUN: %{calls-oracle} %s
from dataclasses import dataclass


@dataclass
class Options:
    name: str
    size: int = 1


def same():
    pass


def other():
    pass


def unequal():
    pass


given = Options("a")
if given == "a" or given == 1 or given == ("a", 1) or given is None:
    other()
if given in ["a", 1, None, Options("b")]:
    other()
if given in [1, Options("a")]:
    same()
if "a" in [given, 2.5]:
    other()
if given != {"name": "a"}:
    unequal()

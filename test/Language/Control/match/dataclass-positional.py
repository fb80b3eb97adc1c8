# Positional patterns of a dataclass: by the order of its fields.
#
# RUN: %{calls-oracle} %s
from dataclasses import dataclass


@dataclass
class Replace:
    name: str
    make: object


@dataclass
class Keep:
    name: str


def make_linear():
    return "linear"


def make_norm():
    return "norm"


def keep(name):
    return name


def fail():
    return None


def apply(plan):
    match plan:
        case Replace("head", make):
            make()
        case Replace(_, _):
            fail()
        case Keep(name):
            keep(name)


apply(Replace("head", make_linear))
apply(Keep("body"))

# Sets and dicts are equal by what they hold, whatever the order.
#
# RUN: %{calls-oracle} %s
def equal():
    pass


def unequal():
    pass


def within():
    pass


def outside():
    pass


if {"p", "q"} == {"q", "p"}:
    equal()
if {"a": 1, "b": 2} == {"b": 2, "a": 1}:
    equal()
if {"p", 1} != {"p"} and {"p"} != {"q"} and {"a": 1} != {"a": 2} and {"a": 1} != {"b": 1}:
    unequal()
if {"p"} <= {"p", "q"} and {"p"} < {"p", "q"} and {"p"} >= set() and {"p"} <= {"p"}:
    within()
if {"p"} < {"p"} or {"p"} > {"q"} or {"r"} <= {"p", "q"}:
    outside()

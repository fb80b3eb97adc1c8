# A dataclass is equal to no number, no None and no object of another class.
#
# RUN: %{calls-oracle} %s
# RUN: custody dump callgraph --profile api %s | FileCheck %s
from dataclasses import dataclass


@dataclass
class Size:
    rows: int


class Other:
    rows = 4


def same():
    pass


def different():
    pass


def equal_to(size):
    if Size(4) == size:
        same_as_given()
    return size


def same_as_given():
    pass


for other in (None, 4, "4", [4], Other(), len, Size):
    if Size(4) == other:
        same()
    else:
        different()
if Size(4) == Size(4):
    equal_to(Size(4))

# CHECK: other-kinds.equal_to -> other-kinds.same_as_given

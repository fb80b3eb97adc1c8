# Nobody knows what else is in the set: both ways are open.
#
# RUN: custody dump callgraph %s | FileCheck %s
import elsewhere


def equal():
    pass


def unequal():
    pass


names = {"a"}
names.update(elsewhere.names())
if names == {"a"}:
    equal()
else:
    unequal()
# CHECK: open -> open.equal
# CHECK: open -> open.unequal

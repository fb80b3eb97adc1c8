# Nobody knows what else is in the set: both ways are open.
#
# RUN: %{calls-oracle} %s
# oracle: may open -> open.equal
import os


def equal():
    pass


def unequal():
    pass


names = {"a"}
names.update(os.environ)
if names == {"a"}:
    equal()
else:
    unequal()

# `if False`, `if 0`, `if TYPE_CHECKING` and a module constant.
#
# RUN: %{calls-oracle} %s
from typing import TYPE_CHECKING

DEBUG = False


def dead():
    return None


def live():
    return None


if False:
    dead()
if TYPE_CHECKING:
    dead()
if 0 or DEBUG:
    dead()
if not DEBUG:
    live()
while False:
    dead()

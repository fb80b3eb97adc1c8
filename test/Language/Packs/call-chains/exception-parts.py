# What an exception carries: arguments, attributes, cause; and what finally returns.
#
# RUN: %{flows-oracle} %s
import vault


class Failure(Exception):
    def __init__(self, message, payload):
        super().__init__(message)
        self.payload = payload


def fail(value):
    raise Failure("message", value)


try:
    fail(vault.acquire())
except Failure as error:
    vault.send(error.args[0])
    vault.send(error.payload)
try:
    raise ValueError(vault.acquire(), "b")
except ValueError as e:
    vault.send(e.args[0])
    vault.send(e.args[1])
    vault.send(str(e))


def get():
    try:
        return vault.acquire()
    finally:
        vault.send("f")


vault.send(get())


def override():
    try:
        return vault.acquire()
    finally:
        return "clean"


vault.send(override())
value = "none"
try:
    value = vault.acquire()
    raise KeyError("k")
except (TypeError, KeyError):
    vault.send(value)
else:
    vault.send(value)
try:
    try:
        raise RuntimeError(vault.acquire())
    except RuntimeError as inner:
        raise OSError("outer") from inner
except OSError as outer:
    vault.send(outer.__cause__.args[0])
    vault.send(outer.args[0])

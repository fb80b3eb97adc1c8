# An object with __call__, and a bound method kept as a callback.
#
# RUN: %{flows-oracle} %s
import vault


class Emitter:
    def __init__(self, value):
        self.value = value

    def __call__(self):
        return self.value

    def emit(self):
        vault.send(self.value)


hot = Emitter(vault.acquire())
cold = Emitter("none")
vault.send(hot())
vault.send(cold())
for callback in [cold.emit]:
    callback()
callbacks = [hot.emit]
callbacks[0]()

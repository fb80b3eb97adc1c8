# Properties with setters, __getattr__ and setattr by name.
#
# RUN: %{flows-oracle} %s
import vault


class Guard:
    def __init__(self):
        self._token = "none"

    @property
    def token(self):
        return self._token

    @token.setter
    def token(self, value):
        self._token = value


class Proxy:
    def __init__(self, inner):
        self.inner = inner

    def __getattr__(self, name):
        return getattr(self.inner, name)


guard = Guard()
vault.send(guard.token)
guard.token = vault.acquire()
vault.send(guard.token)
vault.send(Proxy(guard).token)
setattr(guard, "extra", vault.acquire())
vault.send(guard.extra)
vault.send(getattr(guard, "absent", "default"))

# Attributes of the class, hidden by those of an instance.
#
# RUN: %{flows-oracle} %s
import vault


class Settings:
    token = vault.acquire()
    host = "example"


vault.send(Settings.token)
vault.send(Settings.host)
one, two = Settings(), Settings()
one.token = "own"
vault.send(one.token)
vault.send(two.token)
Settings.token = "cleared"
vault.send(two.token)

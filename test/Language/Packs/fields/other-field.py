# Another field of the same object.
#
# RUN: %{flows-oracle} %s
import vault


class Session:
    def __init__(self):
        self.token = vault.acquire()
        self.host = "example"

    def hand_out(self):
        vault.send(self.token)

    def greet(self):
        vault.send(self.host)


session = Session()
session.hand_out()
session.greet()
vault.send(session.token)

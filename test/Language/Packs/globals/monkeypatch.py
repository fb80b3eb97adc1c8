# A module attribute replaced at run time.
#
# RUN: %{flows-oracle} %s
import vault


class Api:
    @staticmethod
    def token():
        return "none"


vault.send(Api.token())
Api.token = staticmethod(vault.acquire)
vault.send(Api.token())

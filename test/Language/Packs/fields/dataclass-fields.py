# Fields of dataclasses, by position, keyword, default and replace.
#
# RUN: %{flows-oracle} %s
import dataclasses

import vault


@dataclasses.dataclass
class Login:
    user: str
    token: str = "none"


known = Login("me", vault.acquire())
vault.send(known.user)
vault.send(known.token)
vault.send(Login("me").token)
vault.send(dataclasses.replace(known, user="you").token)
vault.send(dataclasses.replace(known, token="x").token)
vault.send(dataclasses.asdict(known)["token"])
vault.send(dataclasses.asdict(known)["user"])

# Records, and copies of them with a field replaced.
#
# RUN: %{flows-oracle} %s
import vault
from dataclasses import dataclass, field, replace, asdict, astuple


@dataclass
class Request:
    url: str
    token: str = "none"
    headers: dict = field(default_factory=dict)


base = Request("u", vault.acquire())
copy = replace(base, url="v")
vault.send(copy.token)
vault.send(copy.url)
clean = replace(base, token="clean")
vault.send(clean.token)
vault.send(base.token)
vault.send(asdict(base)["token"])
vault.send(asdict(base)["url"])
other = Request("u")
other.headers["auth"] = vault.acquire()
vault.send(other.headers["auth"])
vault.send(Request("u").headers)
vault.send(astuple(base)[1])
from typing import NamedTuple


class Point(NamedTuple):
    a: str
    b: str = "b"


p = Point(vault.acquire())
vault.send(p.a)
vault.send(p.b)
vault.send(p._replace(a="x").a)
vault.send(p._asdict()["a"])
a, b = p
vault.send(b)

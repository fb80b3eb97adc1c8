# Sources and sinks imported by name, under another name, from a package alias.
#
# RUN: %{flows-oracle} %s
import vault as safe
from vault import acquire
from vault import send as transmit

secret = acquire()
transmit(secret)
safe.send(safe.acquire())
transmit(safe.plain())

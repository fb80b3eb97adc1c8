# Claims on different facets do not meet; a sink may move its argument instead.
#
# RUN: %{flows-oracle} %s
import vault

stamped = vault.stamp()
vault.seal(stamped)
acquired = vault.acquire()
vault.park(acquired)
vault.park(vault.plain())
vault.seal(vault.plain())

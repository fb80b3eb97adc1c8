# Which of two functions is called is decided by a variable.
#
# RUN: %{flows-oracle} %s
import vault

get = vault.acquire
put = vault.send
put(get())
get = vault.plain
put(get())
put = print
put(vault.acquire())

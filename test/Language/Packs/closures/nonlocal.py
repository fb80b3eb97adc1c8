# nonlocal rebinding seen by both closures.
#
# RUN: %{flows-oracle} %s
import vault


def cell():
    content = "empty"

    def put(value):
        nonlocal content
        content = value

    def get():
        return content

    return put, get


put, get = cell()
vault.send(get())
put(vault.acquire())
vault.send(get())
put("clean")
vault.send(get())

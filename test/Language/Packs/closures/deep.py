# Two levels of nesting, and a sink inside.
#
# RUN: %{flows-oracle} %s
import vault


def outer(token):
    def middle(host):
        def inner():
            vault.send(token)
            vault.send(host)

        return inner

    return middle


outer(vault.acquire())("host")()

# The name, the item or the field is deleted and made anew.
#
# RUN: %{flows-oracle} %s
import vault


class Box:
    content = "class"


token = vault.acquire()
del token
token = "new"
vault.send(token)
box = Box()
box.content = vault.acquire()
vault.send(box.content)
del box.content
vault.send(box.content)

# Item assignment and deletion have methods of their own.
#
# RUN: %{calls-oracle} %s
class Store:
    def __getitem__(self, key):
        pass

    def __setitem__(self, key, value):
        put()

    def __delitem__(self, key):
        dropped()


def put():
    pass


def dropped():
    pass


store = Store()
store["a"] = 1
del store["a"]

# A registry object gives the builder of that name.
#
# RUN: %{calls-oracle} %s
class Registry:
    def __init__(self):
        self.table = {}

    def __setitem__(self, name, builder):
        self.table[name] = builder

    def __getitem__(self, name):
        return self.table[name]

    def __contains__(self, name):
        return name in self.table


def bert():
    pass


def gpt():
    pass


models = Registry()
models["bert"] = bert
models["gpt"] = gpt
if "gpt" in models:
    models["gpt"]()

# What has the method is asked, what has not is passed by.
#
# RUN: %{calls-oracle} %s


class Wrapped:
    def unwrap(self):
        return Plain()


class Plain:
    def run(self):
        return None


def unwrap(model):
    while hasattr(model, "unwrap"):
        model = model.unwrap()
    return model


unwrap(Wrapped()).run()

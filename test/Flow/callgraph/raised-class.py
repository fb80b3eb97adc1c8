# A class that is raised is called; an instance that is raised was called before.
#
# RUN: %{calls-oracle} %s
class Base(Exception):
    def __init__(self, text="none"):
        self.text = text


class Derived(Base):
    pass


class Unraised(Base):
    def __init__(self):
        pass


class Holder:
    class Inner(Exception):
        def __init__(self):
            pass


def attempt(kind):
    try:
        raise kind
    except Base as error:
        return handled(error.text)
    except Holder.Inner:
        return inner()


def handled(text):
    return text


def inner():
    pass


attempt(Derived)
attempt(Holder.Inner)
attempt(Base("given"))

# Two managers in one statement, left in the opposite order.
#
# RUN: %{calls-oracle} %s
class First:
    def __enter__(self):
        return one

    def __exit__(self, *error):
        return False


class Second:
    def __init__(self, given):
        self.given = given

    def __enter__(self):
        return self.given

    def __exit__(self, *error):
        return False


def one():
    pass


with First() as f, Second(f) as g:
    g()

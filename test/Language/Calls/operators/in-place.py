# `+=` calls `__iadd__` where there is one, `__add__` elsewhere.
#
# RUN: %{calls-oracle} %s
class Buffer:
    def __iadd__(self, other):
        return self

    def __add__(self, other):
        return self


class Plain:
    def __add__(self, other):
        return self


buffer = Buffer()
buffer += 1
plain = Plain()
plain += 1

"""torch: the classes that programs derive from and test against."""


class Tensor:
    pass


class FloatTensor(Tensor):
    pass

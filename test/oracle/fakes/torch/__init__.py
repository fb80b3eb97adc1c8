"""A small torch without arithmetic: who keeps, moves and writes which tensor."""

from torch._record import note, place

float16, bfloat16, float32, int64 = "float16", "bfloat16", "float32", "int64"
_DTYPES = (float16, bfloat16, float32, int64)


def device(kind, index=None):
    return str(kind)


class Tensor:
    def __init__(self, *shape, on="cpu", dtype=float32):
        self.made = place()
        self.shape = shape
        self.device = on
        self.dtype = dtype
        self.requires_grad = False
        self.grad = None

    # A view of this tensor, and a copy of it.
    def _view(self):
        return Tensor(*self.shape, on=self.device, dtype=self.dtype)

    def _copy(self, on=None, dtype=None):
        copy = Tensor(*self.shape, on=on or self.device, dtype=dtype or self.dtype)
        note("copy", copy)
        return copy

    def __getattribute__(self, name):
        if name == "data":
            return self._view()
        return object.__getattribute__(self, name)

    def __setattr__(self, name, value):
        if name == "data":
            note("replace-data", self)
            return
        object.__setattr__(self, name, value)

    def detach(self):
        return self._view()

    def view(self, *shape):
        return self._view()

    flatten = reshape = squeeze = t = contiguous = view

    def __getitem__(self, key):
        return self._view()

    def clone(self):
        return self._copy()

    def cpu(self):
        return self._copy(on="cpu")

    def cuda(self):
        return self._copy(on="cuda")

    def to(self, target):
        return self._copy(dtype=target) if target in _DTYPES else self._copy(on=target)

    def half(self):
        return self._copy(dtype=float16)

    def float(self):
        return self._copy(dtype=float32)

    def bfloat16(self):
        return self._copy(dtype=bfloat16)

    def _write(self, *args, **kwargs):
        note("write", self)
        return self

    copy_ = zero_ = fill_ = add_ = sub_ = mul_ = div_ = normal_ = uniform_ = clamp_ = _write

    def requires_grad_(self, on=True):
        self.requires_grad = on
        return self

    def _computed(self, *others):
        return Tensor(*self.shape)

    __add__ = __radd__ = __sub__ = __mul__ = __rmul__ = __truediv__ = __matmul__ = _computed
    sum = mean = norm = _computed

    def numel(self):
        return 16

    def backward(self):
        pass


def zeros(*shape, dtype=float32, device="cpu"):
    return Tensor(*shape, on=device, dtype=dtype)


ones = empty = randn = rand = zeros


def zeros_like(tensor):
    return Tensor(*tensor.shape, on=tensor.device, dtype=tensor.dtype)


empty_like = ones_like = randn_like = zeros_like


class no_grad:
    def __enter__(self):
        return None

    def __exit__(self, *exc):
        return False

    def __call__(self, function):
        def inner(*args, **kwargs):
            return function(*args, **kwargs)

        return inner


inference_mode = no_grad

from torch import distributed, nn, optim  # noqa: E402

__all__ = ["Tensor", "distributed", "nn", "no_grad", "optim"]

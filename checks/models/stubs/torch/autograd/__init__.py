"""torch.autograd: what applying a function of one's own calls."""


class FunctionCtx:
    def save_for_backward(self, *tensors):
        self.saved_tensors = tensors

    def save_for_forward(self, *tensors):
        self.saved_tensors = tensors

    def mark_dirty(self, *tensors):
        pass

    def mark_non_differentiable(self, *tensors):
        pass

    def set_materialize_grads(self, value):
        pass


class Function(FunctionCtx):
    @classmethod
    def apply(cls, *args, **kwargs):
        ctx = FunctionCtx()
        if hasattr(cls, "setup_context"):
            output = cls.forward(*args, **kwargs)
            cls.setup_context(ctx, args, output)
            return output
        return cls.forward(ctx, *args, **kwargs)

# setattr and getattr with computed but known names.
#
# RUN: %{calls-oracle} %s
class Module:
    pass


def on_weight():
    pass


def on_bias():
    pass


def on_scale():
    pass


HANDLERS = {"weight": on_weight, "bias": on_bias, "scale": on_scale}


def main():
    module = Module()
    for name in ("weight", "bias"):
        setattr(module, f"_{name}_handler", HANDLERS[name])
    getattr(module, "_" + "weight" + "_handler")()
    getattr(module, "_scale_handler", on_bias)()


if __name__ == "__main__":
    main()

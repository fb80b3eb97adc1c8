# A search through rows that stops at the first hit.
#
# RUN: %{calls-oracle} %s
def on_linear():
    pass


def on_norm():
    pass


def on_any():
    pass


RULES = [("norm", on_norm), ("", on_any), ("linear", on_linear)]


def handler(name):
    for pattern, function in RULES:
        if pattern in name:
            return function
    return None


def main():
    handler("layer.norm")()


if __name__ == "__main__":
    main()

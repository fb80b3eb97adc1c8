# Old and new parameters side by side: each old one meets its own new one.
#
# RUN: %{calls-oracle} %s
class Old:
    def __init__(self, replace):
        self.replace = replace


def replace_weight(new):
    new()


def replace_bias(new):
    pass


def new_weight():
    pass


def new_bias():
    pass


def main():
    old = [Old(replace_weight), Old(replace_bias)]
    new = (new_weight, new_bias)
    for index, (before, after) in enumerate(zip(old, new, strict=True)):
        before.replace(after)
    return index


if __name__ == "__main__":
    main()

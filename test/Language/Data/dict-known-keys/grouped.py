# Entries grouped under computed keys; each group only holds its own.
#
# RUN: %{calls-oracle} %s
def decay():
    pass


def no_decay():
    pass


def norm():
    pass


def main():
    groups = {}
    for name, function in [("w", decay), ("b", no_decay), ("n.b", norm)]:
        groups.setdefault(name.endswith("b"), []).append(function)
    for function in groups[False]:
        function()


if __name__ == "__main__":
    main()

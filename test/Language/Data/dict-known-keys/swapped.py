# Two entries are swapped; the key says which one is called.
#
# RUN: %{calls-oracle} %s
def shard():
    pass


def offload():
    pass


def run(table, key):
    table[key]()


def main():
    table = {"first": shard, "second": offload}
    table["first"], table["second"] = table["second"], table["first"]
    run(table, "first")


if __name__ == "__main__":
    main()

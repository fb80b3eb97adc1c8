# Lists in dicts in lists: what comes out is what was put in at that place.
#
# RUN: %{calls-oracle} %s
def gather():
    pass


def scatter():
    pass


def barrier():
    pass


def main():
    plan = [{"pre": [gather, barrier]}, {"pre": [scatter]}]
    plan[1]["post"] = plan[0]["pre"][:1]
    plan[1]["post"][0]()
    plan[-1]["pre"][-1]()


if __name__ == "__main__":
    main()

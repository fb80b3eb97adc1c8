# A known key stays apart from one nobody knows in a dict of its own.
#
# RUN: %{calls-oracle} %s
import os


def wrap():
    pass


def unwrap():
    pass


def main():
    key = os.environ.get("HOME", "")
    by_rank, by_name = {}, {}
    by_rank[key] = wrap
    by_name["x"] = unwrap
    by_name["x"]()
    by_rank.get(key)()


if __name__ == "__main__":
    main()

# get() with a key nobody knows: an entry or the default.
#
# RUN: %{calls-oracle} %s
import os


def fast():
    pass


def slow():
    pass


def never():
    pass


def main():
    table = {"fast-not-set": fast}
    table.get(os.environ.get("CUSTODY_KERNEL", ""), slow)()
    return never


if __name__ == "__main__":
    main()

# oracle: may default.main -> default.fast

# What is stored under a key nobody knows comes out under the same key, and in
# a loop over the dict.
#
# RUN: %{calls-oracle} %s
import os


def wrap():
    pass


def unwrap():
    pass


def main():
    key = os.environ.get("HOME", "")
    table = {}
    table[key] = wrap
    table[key]()
    for function in table.values():
        function()
    return unwrap


if __name__ == "__main__":
    main()

# map and filter do nothing until they are asked.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def call(function):
    function()


def main():
    map(call, [a])
    return 1


if __name__ == "__main__":
    main()

# Names are looked up when the function runs.
#
# RUN: %{calls-oracle} %s
def main():
    helper()


def helper():
    early()


def early():
    pass


def late():
    pass


main()
early = late
if __name__ == "__main__":
    helper()

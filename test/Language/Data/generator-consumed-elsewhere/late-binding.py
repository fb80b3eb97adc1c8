# A generator runs late: it sees what the closure holds then.
#
# RUN: %{calls-oracle} %s
def a():
    pass


def b():
    pass


def main():
    current = a

    def produce():
        yield current

    stream = produce()
    current = b
    for function in stream:
        function()


if __name__ == "__main__":
    main()

# Rows appended one by one and unpacked elsewhere.
#
# RUN: %{calls-oracle} %s
def before():
    pass


def after():
    pass


def around():
    pass


class Plan:
    def __init__(self):
        self.rows = []

    def add(self, when, function):
        self.rows.append((when, function))

    def run(self, when):
        for at, function in self.rows:
            if at == when:
                function()


def main():
    plan = Plan()
    plan.add("before", before)
    plan.add("after", after)
    plan.add("around", around)
    plan.run("after")


if __name__ == "__main__":
    main()

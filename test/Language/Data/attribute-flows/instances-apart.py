# Two instances of one class made at different places keep different things.
#
# RUN: %{calls-oracle} %s
class Holder:
    def set(self, action):
        self.action = action

    def run(self):
        return self.action()


def make():
    return Holder()


def reduce_scatter():
    return "rs"


def all_reduce():
    return "ar"


def first_user(holder):
    holder.run()


def main():
    one = make()
    two = make()
    one.set(reduce_scatter)
    two.set(all_reduce)
    first_user(one)


if __name__ == "__main__":
    main()

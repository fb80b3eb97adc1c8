# The order of the bases decides between two methods.
#
# RUN: %{calls-oracle} %s
class Fast:
    def run(self):
        pass


class Safe(Fast):
    def run(self):
        pass


class Other:
    def run(self):
        pass


class One(Other, Safe):
    pass


class Two(Safe, Other):
    pass


One().run()
Two().run()

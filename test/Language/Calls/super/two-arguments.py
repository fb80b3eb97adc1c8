# The old form names class and object.
#
# RUN: %{calls-oracle} %s
class Base:
    def run(self):
        pass


class Middle(Base):
    def run(self):
        pass


class Last(Middle):
    def run(self):
        super(Middle, self).run()


Last().run()

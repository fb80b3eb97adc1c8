# A number class of the program that leaves making to its base.
#
# RUN: %{calls-oracle} %s
# LOST: methods of a class that derives from int, float or str and has no __new__
# oracle: lost number-subclass -> number-subclass.Size.show
class Size(int):
    def show(self):
        pass


class Named:
    def show(self):
        pass


Size(3).show()
Named().show()

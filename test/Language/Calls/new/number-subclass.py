# A number class of the program that leaves making to its base.
#
# RUN: custody dump callgraph %s | FileCheck %s --match-full-lines --implicit-check-not=Size.show
# LOST: methods of a class that derives from int, float or str and has no __new__
class Size(int):
    def show(self):
        pass


class Named:
    def show(self):
        pass


Size(3).show()
Named().show()

# CHECK: number-subclass -> number-subclass.Named.show

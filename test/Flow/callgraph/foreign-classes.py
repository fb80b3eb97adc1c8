# Foreign classes by import path: their methods, the constructor and the methods
# that a class of the program inherits, exceptions of Python itself.
#
# RUN: custody dump callgraph %s | FileCheck %s --match-full-lines
# RUN: custody dump callgraph --format=json %s | FileCheck %s --check-prefix=JSON
import library


class Own(library.Parent):
    def run(self):
        self.inherited()


class WithConstructor(library.Parent):
    def __init__(self):
        pass


def client():
    library.Client().connect()


def factory():
    # Of which class the result is nobody knows.
    library.make().connect()


def fail(value):
    raise ValueError(value)


def own():
    Own().run()


def own_constructor():
    WithConstructor()


# CHECK: foreign-classes.Own.run -> library.Parent.inherited
# CHECK: foreign-classes.client -> library.Client
# CHECK-NEXT: foreign-classes.client -> library.Client.connect
# CHECK-NEXT: foreign-classes.factory -> library.make
# CHECK-NEXT: foreign-classes.fail -> <builtin>.ValueError
# CHECK-NEXT: foreign-classes.own -> foreign-classes.Own.run
# CHECK-NEXT: foreign-classes.own -> library.Parent.__init__
# CHECK-NEXT: foreign-classes.own_constructor -> foreign-classes.WithConstructor.__init__
# CHECK-NOT: foreign

# What is called is a key, too.
# JSON: "<builtin>.ValueError": [],
# JSON: "foreign-classes.client": [
# JSON: "library.Client": [],
# JSON-NEXT: "library.Client.connect": [],

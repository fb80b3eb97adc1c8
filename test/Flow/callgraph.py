# Who calls whom: by dotted name, lambdas counted per scope, a class body as part
# of what contains it, built-ins and foreign functions as such. What no script
# calls is called from outside.
#
# RUN: custody dump callgraph %s | FileCheck %s --match-full-lines --implicit-check-not=callgraph.Unused.helper
# RUN: custody dump callgraph --format=json %s | FileCheck %s --check-prefix=JSON
# RUN: custody dump callgraph --function '*.Unused.*' %s | FileCheck %s --check-prefix=ONE --match-full-lines --implicit-check-not=main
import os


def decorate(function):
    return function


class Base:
    def __init__(self, action):
        self.action = action

    def run(self):
        return self.action()


class Derived(Base):
    table = dict(first=1)

    def __init__(self):
        super().__init__(lambda: os.getpid())

    @decorate
    def run(self):
        return super().run()


class Unused:
    def start(self):
        self.finish()

    def finish(self):
        len(self.items)

    def helper(self):
        pass


def main():
    def inner():
        return Derived()

    inner().run()


if __name__ == "__main__":
    main()

# CHECK: callgraph -> <builtin>.dict
# CHECK: callgraph -> callgraph.decorate
# CHECK: callgraph -> callgraph.main
# CHECK: callgraph.Base.run -> callgraph.Derived.__init__.<lambda1>
# CHECK: callgraph.Derived.__init__ -> <builtin>.super
# CHECK: callgraph.Derived.__init__ -> callgraph.Base.__init__
# CHECK: callgraph.Derived.__init__.<lambda1> -> os.getpid
# CHECK: callgraph.Derived.run -> callgraph.Base.run
# CHECK: callgraph.Unused.finish -> <builtin>.len
# CHECK: callgraph.Unused.start -> callgraph.Unused.finish
# CHECK: callgraph.main -> callgraph.Derived.run
# CHECK: callgraph.main -> callgraph.main.inner
# CHECK: callgraph.main.inner -> callgraph.Derived.__init__

# JSON: {
# JSON: "callgraph": [
# JSON: "callgraph.Unused.helper": []
# JSON: "callgraph.main": [
# JSON-NEXT: "callgraph.Derived.run"

# ONE: callgraph.Unused.finish -> <builtin>.len
# ONE: callgraph.Unused.start -> callgraph.Unused.finish

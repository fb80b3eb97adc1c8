# How much was seen, then what was lost, the kind with most places first.
#
# RUN: custody dump losses %s | FileCheck %s --match-full-lines
# RUN: custody dump losses --format=json %s | FileCheck %s --check-prefix=JSON
# RUN: custody dump losses %S/callgraph/raised-class.py | FileCheck %s --check-prefix=NONE
# RUN: sh -c 'custody dump losses --function "*" %s; test $? -eq 2' 2>&1 | FileCheck %s --check-prefix=FUNCTION
# RUN: custody check %s --stats 2>&1 | FileCheck %s --check-prefix=STATS
import fastlib


def even(number):
    return number == 0 or odd(number - 1)


def odd(number):
    return number != 0 and even(number - 1)


def main():
    handle = fastlib.open("x", len("x"))
    handle.start()
    handle.read().stop()
    fastlib.Pool().close()
    even(handle.size)


class Unused:
    def start(self, first, *rest):
        return first.run(rest)


if __name__ == "__main__":
    main()

# CHECK:      functions, tests aside {{ *}}4
# CHECK-NEXT:   reached {{ *}}4 {{ *}}100.0 %
# CHECK-NEXT: calls in the source {{ *}}12
# CHECK-NEXT:   reached {{ *}}12 {{ *}}100.0 %
# CHECK-NEXT:   with a resolved target {{ *}}8 {{ *}}66.7 % of those reached
# CHECK-NEXT:     in the tree {{ *}}4
# CHECK-NEXT:     built in, or in a model pack {{ *}}1
# CHECK-NEXT:     in a library, by name only {{ *}}3
# CHECK-NEXT:   on a value nobody knows {{ *}}4 {{ *}}33.3 % of those reached
# CHECK-NEXT: largest component {{ *}}2 {{ *}}functions that call one another
# CHECK-EMPTY:
# CHECK-NEXT: unknown-callee: 3 places
# CHECK-NEXT:   calls a value nobody knows: what runs then is not seen
# CHECK-NEXT:   mostly: what fastlib.open gives (2), arguments nobody knows (1)
# CHECK-NEXT:   {{.*}}losses.py:21
# CHECK-NEXT:   {{.*}}losses.py:22
# CHECK-NEXT:   {{.*}}losses.py:29
# CHECK-EMPTY:
# CHECK-NEXT: opaque-call: 2 places
# CHECK-NEXT:   calls a function of a library that is not in the tree {{.*}}
# CHECK-NEXT:   mostly: fastlib (2), fastlib.Pool (1)
# CHECK-NEXT:   {{.*}}losses.py:20
# CHECK-NEXT:   {{.*}}losses.py:23
# CHECK-EMPTY:
# CHECK-NEXT: recursion: {{.*}}


# JSON: "callsReached": 12
# JSON: "callsResolved": 8
# JSON: "largestComponent": 2
# JSON: "kind": "unknown-callee"
# JSON: "about": [
# JSON-NEXT: "what fastlib.open gives"
# JSON-NEXT: ],
# JSON-NEXT: "line": 21,

# NONE: nothing was lost

# FUNCTION: custody: 'dump losses' takes no '--function'

# STATS: functions reached 3
# STATS: call sites reached 11
# STATS: largest component 2
# STATS: calls resolved 72.7 %

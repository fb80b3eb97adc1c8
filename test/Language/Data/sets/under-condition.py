# A set that may hold one more: equal only where it does not.
#
# RUN: custody check %s --flags "--extra" | count 0
# RUN: custody dump callgraph %s --flags "" | FileCheck %s --implicit-check-not=.both
# RUN: custody dump callgraph %s --flags "--extra" | FileCheck %s --check-prefix=EXTRA --implicit-check-not=.one
import argparse


def one():
    pass


def both():
    pass


parser = argparse.ArgumentParser()
parser.add_argument("--extra", action="store_true")
args = parser.parse_args()
names = {"a"}
if args.extra:
    names.add("b")
if names == {"a"}:
    one()
if names == {"b", "a"}:
    both()
# CHECK: under-condition -> under-condition.one
# EXTRA: under-condition -> under-condition.both

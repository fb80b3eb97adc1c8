"""Changes programs in ways that mean nothing, and sees whether custody notices.

    python3 tools/mutate check --seeds 1-20 test/Flow/*.py ../shared/cases/*
    python3 tools/mutate write --seed 7 --out FOLDER test/Flow/order.py

`check` analyses each program, and again after some random changes for each seed;
files are named in another order, with another number of threads. An odd seed
takes changes of the layout only (blank lines, comments, names of variables, order
of definitions, identity helpers, aliases of imports), after which fingerprints
are the same as well; an even seed takes any (names of anything, functions
extracted and inlined, classes moved), after which findings are the same but for
names and places. `write` leaves the changed program in a folder. The same seed
gives the same changes. Status 1: something changed.
"""

import argparse
import difflib
import json
import shutil
import sys
import tempfile
from pathlib import Path

from changes import MOST_STEPS, changed
from findings import run, translate
from launches import launches
from program import Program


class Checker:
    def __init__(self, custody, wanted):
        self.custody = str(Path(shutil.which(custody)).resolve())
        self.wanted = wanted
        self.runs = self.differing = self.with_findings = 0

    def check(self, launch, seeds):
        original = Program(launch.texts)
        base = self._analyse(launch, original, launch.operands, [])
        self.with_findings += bool(base[1] and base[1]["runs"][0]["results"])
        for seed in seeds:
            program, names, chance = changed(launch, seed, self.wanted)
            if self._differs(launch, base, program, seed, chance):
                self.differing += 1
                self._explain(launch, base, seed, names)

    def _analyse(self, launch, program, operands, options):
        self.runs += 1
        with tempfile.TemporaryDirectory() as folder:
            program.write(folder)
            (Path(folder) / ".git").mkdir()  # the root of the report
            return run(self.custody, folder, operands, [*launch.options, *options])

    def _differs(self, launch, base, program, seed, chance):
        operands = [program.paths.get(operand, operand) for operand in launch.operands]
        chance.shuffle(operands)
        outcome = self._analyse(launch, program, operands, ["-j", str(chance.randint(1, 2))])
        # Seen from the original, an inlined function is where it is called.
        before = Program(launch.texts)
        before.callers = program.callers
        left = translate(base, before, seed % 2)
        right = translate(outcome, program, seed % 2)
        return _difference(left, right)

    def _explain(self, launch, base, seed, names):
        """Says which of the changes is the first that something depends on."""
        for most in range(len(names) + 1):
            program, some, chance = changed(launch, seed, self.wanted, most)
            difference = self._differs(launch, base, program, seed, chance)
            if difference:
                print(f"{launch.name}: seed {seed}: changed by {', '.join(some) or 'order'}")
                print("\n".join("    " + line for line in difference))
                return


def _difference(left, right):
    if left == right:
        return []
    texts = [json.dumps(side, indent=1).splitlines() for side in (left, right)]
    return list(difflib.unified_diff(*texts, "original", "changed", n=2, lineterm=""))


def numbers(text):
    first, _, last = text.partition("-")
    return range(int(first), int(last or first) + 1)


def check(options):
    checker = Checker(options.custody, options.only)
    source = Path(__file__).resolve().parents[2]
    programs = 0
    for path in options.programs:
        for launch in launches(path, source):
            programs += 1
            checker.check(launch, options.seeds)
    print(
        f"{programs} programs, {checker.with_findings} with findings, "
        f"{checker.runs} runs, {checker.differing} changed"
    )
    return 1 if checker.differing or not programs else 0


def write(options):
    source = Path(__file__).resolve().parents[2]
    launch = list(launches(options.program, source))[options.number - 1]
    program, names, _ = changed(launch, options.seed, options.only, options.most)
    program.write(options.out)
    print(", ".join(names))
    print(" ".join(program.paths.get(operand, operand) for operand in launch.operands))
    return 0


def main():
    parser = argparse.ArgumentParser(
        prog="mutate", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    commands = parser.add_subparsers(required=True)
    sub = commands.add_parser("check", help="compare findings before and after")
    sub.add_argument("--seeds", type=numbers, default=range(1, 3), metavar="FIRST-LAST")
    sub.add_argument("--only", action="append", metavar="CHANGE", help="no other changes")
    sub.add_argument("--custody", default="custody")
    sub.add_argument("programs", nargs="+", metavar="PROGRAM")
    sub.set_defaults(run=check)
    sub = commands.add_parser("write", help="leave the changed program in a folder")
    sub.add_argument("--seed", type=int, required=True)
    sub.add_argument("--only", action="append", metavar="CHANGE")
    sub.add_argument("--most", type=int, default=MOST_STEPS, help="stop after so many changes")
    sub.add_argument("--number", type=int, default=1, help="which launch of the test")
    sub.add_argument("--out", required=True)
    sub.add_argument("program", metavar="PROGRAM")
    sub.set_defaults(run=write)
    options = parser.parse_args()
    return options.run(options)


if __name__ == "__main__":
    sys.exit(main())

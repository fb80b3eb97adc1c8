"""Measures how the cost of an analysis grows with the size of a program.

    python3 tools/bench-scale                          # sizes 1k to 100k, all checks
    python3 tools/bench-scale --sizes 1000,3000 --plot scale.svg

Analyses generated programs (program.py) of each size, from their script and as a
library, and prints what each run took, with the exponents of time and memory: the
slope of a straight line through the measures on logarithmic axes. The largest
program is analysed with one thread and with two, for the speed-up. Functions of
2,000 and 10,000 lines are compared with as many lines in functions of 50.

Status 1: an exponent or the cost per line passes its bound (time is that of the
processor, which other programs disturb less), or the two reports differ.
"""

import argparse
import math
import shutil
import sys
import tempfile
from pathlib import Path

from measure import run, typical
from plot import plot
from program import make, make_lines, write

LARGEST_EXPONENT = 1.1
LARGEST_RATIO = 1.15  # cost of a line in a long function, to one in a short one
SHORT_FUNCTION = 50
PROFILES = ("cli", "api")
MANY_RUNS_BELOW = 20_000  # larger programs are measured once


def slope(points):
    """Of the line of least squares through (x, y) on logarithmic axes."""
    logs = [(math.log(x), math.log(y)) for x, y in points]
    mean_x = sum(x for x, _ in logs) / len(logs)
    mean_y = sum(y for _, y in logs) / len(logs)
    spread = sum((x - mean_x) ** 2 for x, _ in logs)
    return sum((x - mean_x) * (y - mean_y) for x, y in logs) / spread


class Bench:
    def __init__(self, options):
        self.options = options
        self.failures = []

    def demand(self, holds, what):
        if not holds:
            self.failures.append(what)

    def bound(self, holds, what):
        self.demand(holds or self.options.no_bounds, what)

    def program(self, files):
        folder = Path(tempfile.mkdtemp(dir=self.options.folder))
        write(files, folder)
        (folder / ".git").mkdir()  # the root of the report
        return folder

    def sizes(self):
        """Time and memory by size; returns the largest program."""
        series = {profile: [] for profile in PROFILES}
        print(f"{'functions':>9} {'profile':7} {'seconds':>9} {'cpu':>9} {'MiB':>9}")
        for size in self.options.sizes:
            folder = self.program(make(size, self.options.seed))
            runs = self.options.runs if size < MANY_RUNS_BELOW else 1
            for profile in PROFILES:
                flags = ["-j1", f"--profile={profile}"]
                m = typical(self.options.custody, folder, flags, runs)
                series[profile].append((size, m.cpu, m.mebibytes))
                row = f"{m.seconds:9.2f} {m.cpu:9.2f} {m.mebibytes:9.1f}"
                print(f"{size:9} {profile:7} {row}", flush=True)
        if len(self.options.sizes) > 1:
            self.exponents(series)
        if self.options.plot:
            self.options.plot.write_text(self.picture(series))
        return folder

    def exponents(self, series):
        for profile, rows in series.items():
            time = slope([(size, cpu) for size, cpu, _ in rows])
            memory = slope([(size, memory) for size, _, memory in rows])
            print(f"exponent {profile}: time {time:.2f}, memory {memory:.2f}")
            self.bound(time <= LARGEST_EXPONENT, f"time of {profile} grows too fast")
            self.bound(memory <= LARGEST_EXPONENT, f"memory of {profile} grows too fast")

    @staticmethod
    def picture(series):
        columns = {"seconds of one core": 1, "MiB at most": 2}
        return plot(
            [
                (title, [(p, [(row[0], row[n]) for row in rows]) for p, rows in series.items()])
                for title, n in columns.items()
            ]
        )

    def threads(self, folder):
        """Two threads give the same report, sooner."""
        for profile in PROFILES:
            one, two = (
                run(self.options.custody, folder, [f"-j{n}", f"--profile={profile}"])
                for n in (1, 2)
            )
            same = one.report == two.report
            said = "same bytes" if same else "DIFFERENT BYTES"
            times = f"{one.seconds:.2f} s and {two.seconds:.2f} s"
            gain = one.seconds / two.seconds
            print(f"threads {profile}: {times}, {gain:.2f} times as fast, {said}")
            self.demand(same, f"{profile}: the report depends on the number of threads")

    def lines(self):
        """What a line costs in a long function, beside one in a short one."""
        for length in self.options.lines:
            lengths = (SHORT_FUNCTION, length)
            folders = {
                "start": self.program(make_lines(1, 1, self.options.seed)),
                **{n: self.program(make_lines(n, length, self.options.seed)) for n in lengths},
            }
            # In turn, so that what else the machine does falls on all; the
            # quickest run is the one that was least disturbed.
            runs = {name: [] for name in folders}
            for _ in range(2 * self.options.runs + 1):
                for name, folder in folders.items():
                    runs[name].append(run(self.options.custody, folder, ["-j1"]).cpu)
            short, long = (
                max(min(runs[n]) - min(runs["start"]), 1e-6) / length * 1e6 for n in lengths
            )
            print(
                f"lines {length}: {long:.1f} us a line in one function, "
                f"{short:.1f} us in functions of {SHORT_FUNCTION}, {long / short:.2f} times"
            )
            self.bound(long / short <= LARGEST_RATIO, f"a line of {length} costs too much")


def numbers(text):
    return [int(number) for number in text.split(",")] if text else []


def main():
    parser = argparse.ArgumentParser(prog="bench-scale", description=__doc__.split("\n")[0])
    beside = Path(__file__).resolve().parents[2] / "build/bin/custody"
    parser.add_argument("--custody", default=str(beside), help="the program to measure")
    parser.add_argument("--sizes", type=numbers, default=[1000, 3000, 10_000, 30_000, 100_000])
    parser.add_argument("--lines", type=numbers, default=[2000, 10_000])
    parser.add_argument("--runs", type=int, default=3, help="of each program that is small")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, metavar="FILE.svg")
    parser.add_argument(
        "--no-bounds", action="store_true", help="print what is measured, and accept it"
    )
    options = parser.parse_args()
    found = shutil.which(options.custody)
    if not found:
        parser.error(f"no such program: {options.custody}")
    if not options.sizes or min(options.sizes) < 1 or options.runs < 1:
        parser.error("sizes and runs are positive")
    options.custody = str(Path(found).resolve())
    with tempfile.TemporaryDirectory() as options.folder:
        bench = Bench(options)
        bench.threads(bench.sizes())
        bench.lines()
    for failure in bench.failures:
        print(f"bench-scale: {failure}")
    return 1 if bench.failures else 0


if __name__ == "__main__":
    sys.exit(main())

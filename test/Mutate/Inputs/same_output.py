"""Runs a program after each kind of change: it prints what it printed.

same_output.py MUTATE PROGRAM FOLDER
"""

import subprocess
import sys
from pathlib import Path

SEEDS = 3

mutate, path, folder = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
sys.path.insert(0, mutate)

from changes import changed
from launches import launches
from layout import LAYOUT
from structure import STRUCTURE


def output(script):
    return subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)


def main():
    before = output(path)
    assert before.returncode == 0, before.stderr
    (launch,) = launches(path, None)
    for first, kinds in ((1, LAYOUT), (2, STRUCTURE)):
        for kind in kinds:
            made = 0
            for seed in range(first, first + 2 * SEEDS, 2):
                program, names, _ = changed(launch, seed, [kind.__name__])
                out = folder / f"{kind.__name__}-{seed}"
                program.write(out)
                after = output(out / program.paths[path.name])
                if after.stdout != before.stdout:
                    sys.exit(f"{kind.__name__}, seed {seed}: {after.stdout}{after.stderr}")
                made += kind.__name__ in names
            if not made:
                sys.exit(f"{kind.__name__} changes nothing")


main()

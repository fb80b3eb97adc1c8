#!/usr/bin/env python3
"""Check that programs come in pairs that differ in one respect only.

    pairs.py FOLDER

Every folder in FOLDER, apart from `Inputs`, is about one clause and holds
X-reported.py, in which something is reported, beside X-silent.py, in which
nothing is. Without comments and empty lines the two differ, in at most six
lines, counting those of both.

Status 0: all do. 1: some do not.
"""

import difflib
import os
import sys

MOST_CHANGED = 6
RUNS = {"reported": "# RUN: not custody check", "silent": "# RUN: custody check"}


def lines(path):
    with open(path, encoding="utf-8") as file:
        return file.read().splitlines()


def code(text):
    return [line for line in text if line.strip() and not line.lstrip().startswith("#")]


def changed(before, after):
    compared = difflib.ndiff(before, after)
    return sum(line.startswith(("- ", "+ ")) for line in compared)


def complaints_of(folder):
    names = {name for name in os.listdir(folder) if name.endswith(".py")}
    pairs = {name for name in names if name.rsplit("-", 1)[-1] in ("reported.py", "silent.py")}
    stems = {name.rsplit("-", 1)[0] for name in pairs}
    if not stems:
        yield "no pair"
    for name in sorted(names - pairs):
        yield f"{name} is of neither kind"
    for stem in sorted(stems):
        programs = {}
        for kind, run in RUNS.items():
            name = f"{stem}-{kind}.py"
            if name not in names:
                yield f"{name} is missing"
                continue
            programs[kind] = lines(os.path.join(folder, name))
            if not any(line.startswith(run) for line in programs[kind]):
                yield f"{name} has no line '{run}'"
        if len(programs) == len(RUNS):
            count = changed(*(code(text) for text in programs.values()))
            if not 0 < count <= MOST_CHANGED:
                yield f"{stem}: {count} lines differ"


def main():
    root = sys.argv[1]
    folders = sorted(
        entry.name for entry in os.scandir(root) if entry.is_dir() and entry.name != "Inputs"
    )
    complaints = [
        f"{folder}: {text}"
        for folder in folders
        for text in complaints_of(os.path.join(root, folder))
    ]
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if complaints or not folders else 0


if __name__ == "__main__":
    sys.exit(main())

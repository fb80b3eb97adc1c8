#!/usr/bin/env python3
"""Writes docs/language.md: which parts of the language the tests are about.

    language-table.py [--check]

A family is a folder test/Language/GROUP/FAMILY, a program a test in it. The
first line of a file README there says what the family is about; without one its
name does. A program says what must be there (an edge, a finding) or what must
not, and compared with CPython it says both. --check changes nothing and fails
when the page is not what would be written, when a family has fewer than five
programs or only one polarity, or when a program about calls that CPython can run is not
compared with it.
"""

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FEWEST_IN_FAMILY = 5
FEWEST = 300
HEADER = """# The language, as tests see it

Every family of the language (and of torch, which programs use like one) is a folder
under `test/Language`, and every program in it a test. A program is *positive* where
it fixes what must be there (a call, a finding), and *negative* where it fixes what
must not; most do both. Where CPython can run a program, a script of `test/oracle` runs
it and compares what happened with what custody says, for the most part the calls
that were made with those that `custody dump callgraph` prints: both sets must be
equal, which is both polarities. Lost is what a program documents as not followed; it
fails once that is.

This page is written by `tools/language-table.py`; a test keeps it current.
"""


class Program:
    def __init__(self, path):
        text = path.read_text(encoding="utf-8")
        runs = [line for line in re.findall(r"RUN: (.*)", text) if "custody" in line]
        self.path = path
        self.oracle = bool(re.search(r"RUN: %\{[a-z]+-oracle\}", text))
        # What FileCheck has to find, in a run with findings or of a dump, ...
        self.positive = self.oracle or any(
            run.startswith("not custody check") or ("FileCheck" in run and " dump " in run)
            for run in runs
        )
        # ... and runs that find nothing, or in which something must not be found.
        self.negative = self.oracle or bool(
            re.search(r"custody: clean|-NOT:|--implicit-check-not", text)
        )
        self.is_of_findings = any("custody check" in run for run in runs)
        self.needs_torch = re.search(
            r"^\s*(import|from) (torch|managers)\b", text, re.MULTILINE
        )
        self.lost = re.findall(r"^# LOST: (.*)", text, re.MULTILINE)


class Family:
    def __init__(self, folder):
        readme = folder / "README"
        self.name = f"{folder.parent.name}/{folder.name}"
        self.about = (
            readme.read_text(encoding="utf-8").splitlines()[0]
            if readme.exists()
            else folder.name.replace("-", " ")
        )
        self.programs = [
            Program(path)
            for path in sorted(folder.rglob("*"))
            if path.suffix in (".py", ".test") and "Inputs" not in path.parts
        ]

    def count(self, what):
        return sum(bool(getattr(program, what)) for program in self.programs)

    def lost(self):
        return [phrase for program in self.programs for phrase in program.lost]

    def complaints(self):
        if len(self.programs) < FEWEST_IN_FAMILY:
            yield f"{self.name}: {len(self.programs)} programs"
        for what in ("positive", "negative"):
            if not self.count(what):
                yield f"{self.name}: no {what} program"
        for program in self.programs:
            if not (program.oracle or program.needs_torch or program.is_of_findings):
                yield f"{program.path.relative_to(ROOT)}: not compared with CPython"


def families():
    return [
        Family(folder)
        for group in sorted((ROOT / "test/Language").iterdir())
        if group.is_dir()
        for folder in sorted(group.iterdir())
        if folder.is_dir() and folder.name != "Inputs"
    ]


def row(*cells):
    return "| " + " | ".join(str(cell) for cell in cells) + " |\n"


def page(all_families):
    columns = ("programs", "positive", "negative", "run by CPython")
    attributes = ("positive", "negative", "oracle")
    text = HEADER
    totals = [0] * len(columns)
    group = None
    for family in all_families:
        if group != family.name.split("/")[0]:
            group = family.name.split("/")[0]
            text += f"\n## {group}\n\n" + row("family", "what it is about", *columns)
            text += "| --- | --- |" + " ---: |" * len(columns) + "\n"
        counts = [len(family.programs), *map(family.count, attributes)]
        totals = [total + count for total, count in zip(totals, counts, strict=True)]
        text += row(f"`{family.name.split('/')[1]}`", family.about, *counts)
    text += "\n## All\n\n" + row("families", *columns) + "|" + " ---: |" * 5 + "\n"
    text += row(len(all_families), *totals)
    text += "\n## Still lost\n\n"
    for family in all_families:
        for phrase in family.lost():
            text += f"* `{family.name}`: {phrase}\n"
    return text


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    file = ROOT / "docs/language.md"
    all_families = families()
    text = page(all_families)
    if not options.check:
        file.write_text(text, encoding="utf-8")
        return 0
    complaints = [c for family in all_families for c in family.complaints()]
    if sum(len(family.programs) for family in all_families) < FEWEST:
        complaints.append(f"fewer than {FEWEST} programs")
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        complaints.append("docs/language.md is not current: run tools/language-table.py")
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())

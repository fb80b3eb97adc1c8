#!/usr/bin/env python3
"""Compare the flows that custody reports with those that CPython sees.

    flows.py PROGRAM

PROGRAM is a script that uses the library `vault` (see fakes/vault.py), which
notes every call of a sink that is handed something from a source. custody knows
the library from fakes/vault.json only. The lines of its findings and the lines
that CPython noted must be the same, except that a comment `# may flow` allows a
finding in its line that this run does not make.

Status 0: they agree. 1: they do not, or one of the two failed.
"""

import json
import os
import runpy
import subprocess
import sys

from calls import FAKES, python_files


def seen(program):
    sys.argv = [program]
    sys.path[0] = os.path.dirname(program)
    sys.path.append(FAKES)
    runpy.run_path(program, run_name="__main__")
    leaks = sys.modules["vault"].LEAKS
    return {(os.path.realpath(file), line) for file, line in leaks}


def reported(target, root):
    command = ["custody", "check", "--models", os.path.join(FAKES, "vault.json")]
    command += ["--format", "json", "--flags", "", target]
    run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    if run.returncode not in (0, 1):
        sys.exit(run.stderr.decode())
    return {
        (os.path.realpath(os.path.join(root, where["path"])), where["line"])
        for finding in json.loads(run.stdout)["findings"]
        for where in [finding["location"]]
    }


def main():
    program = os.path.abspath(sys.argv[1])
    folder = os.path.dirname(program)
    alone = os.path.basename(program) != "main.py"
    allowed = set()
    for path in [program] if alone else python_files(folder):
        with open(path, encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                if "# may flow" in line:
                    allowed.add((os.path.realpath(path), number))
    happened = seen(program)
    said = reported(program if alone else folder, os.getcwd())
    complaints = [f"{p}:{n}: a flow, not reported" for p, n in happened - said]
    complaints += [f"{p}:{n}: reported, no flow" for p, n in said - happened - allowed]
    for complaint in sorted(complaints):
        print(complaint, file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())

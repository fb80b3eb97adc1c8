#!/usr/bin/env python3
"""Compare the effects that custody sees with what happens in CPython.

    effects.py [--flags WORDS] PROGRAM [ARGUMENT...]

PROGRAM is a script that uses the torch of fakes/, which notes what happens to
which tensor. An effect is compared by the function of the program in which it
happens, the line, what it is (`install`, `replace-data`, `place cuda`, `cast`,
`write`, `copy`, `capture`) and the line where the tensor was made; of tensors
that are no parameters, and whose lines may be those of a loop, only writes and
copies count. `custody dump summary` must print the same set, except that a
comment `# may EFFECT` allows one more effect of that kind in its line. Effects in
the body of a module are in no summary and do not count.

Status 0: they agree. 1: they do not, or one of the two failed.
"""

import argparse
import json
import os
import re
import runpy
import subprocess
import sys

from calls import FAKES, Names, python_files

COMPARED = {"install", "replace-data", "place", "cast", "write", "copy", "capture"}
ALLOWED = re.compile(r"# may ([a-z -]+?)(?:,|$)")


def happened(program, arguments, names):
    sys.argv = [program, *arguments]
    sys.path[0] = os.path.dirname(program)
    sys.path.append(FAKES)
    runpy.run_path(program, run_name="__main__")
    modules = {names.module(path) for path in names.files}
    effects = set()
    for code, line, effect, kind, (_, made) in sys.modules["torch._record"].EFFECTS:
        function = code and names.of_code.get((code.co_filename, code))
        if function and function not in modules:
            effects.add((function, line, effect, f"{kind}@{made}"))
    return effects


def printed(target, flags):
    command = ["custody", "dump", "summary", "--format=json", target]
    command += ["--flags", flags] if flags is not None else []
    output = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
    return {
        (function, effect["line"], effect["effect"], effect["tensor"])
        for function, effects in json.loads(output).items()
        for effect in effects
        if effect["effect"].split()[0] in COMPARED
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--flags")
    parser.add_argument("program")
    parser.add_argument("arguments", nargs=argparse.REMAINDER)
    options = parser.parse_args()
    program = os.path.abspath(options.program)
    folder = os.path.dirname(program)
    alone = os.path.basename(program) != "main.py"
    names = Names(folder)
    names.files = [program] if alone else list(python_files(folder))
    allowed = set()
    for path in names.files:
        names.add_file(path)
        with open(path, encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                for effect in ALLOWED.findall(line.rstrip()):
                    allowed.add((names.module(path), number, effect))

    done = happened(program, options.arguments, names)
    said = printed(program if alone else folder, options.flags)

    def is_allowed(effect):
        function, line, what, _ = effect
        return any(
            function.startswith(module + ".") and (line, what) == (number, kind)
            for module, number, kind in allowed
        )

    complaints = [f"{f}:{n}: {e} {t}: happened, not printed" for f, n, e, t in done - said]
    complaints += [
        f"{f}:{n}: {e} {t}: printed, did not happen"
        for f, n, e, t in said - done
        if not is_allowed((f, n, e, t))
    ]
    for complaint in sorted(complaints):
        print(f"{options.program}: {complaint}", file=sys.stderr)
    return 1 if complaints or not done else 0


if __name__ == "__main__":
    sys.exit(main())

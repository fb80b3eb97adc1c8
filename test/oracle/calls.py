#!/usr/bin/env python3
"""Compare the call graph that custody prints with the calls that CPython makes.

    calls.py [--flags WORDS] PROGRAM [ARGUMENT...]

PROGRAM is a script; ARGUMENTs are passed to it (give custody the same ones by
--flags). A call is an edge between two functions of PROGRAM's folder, named as
`custody dump callgraph` names them. Calls that pass through other code, as
from `sorted` to its key, belong to the function of the program that was
running. The two sets must be equal, except that

* a comment `# oracle: may A -> B` in the program allows a call that custody
  prints and this run does not make (the other side of an unknown test);
* a comment `# oracle: lost A -> B` names a call that custody does not see, and
  is wrong once it does; a `# LOST:` beside it says what is lost;
* generators and coroutines, which run when they are asked for the next value,
  only have to be called by someone when they ran.

Status 0: they agree. 1: they do not, or one of the two failed.
"""

import argparse
import inspect
import json
import os
import re
import runpy
import subprocess
import sys
import types

FAKES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "fakes")
INLINE = ("<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>")
SUSPENDING = inspect.CO_GENERATOR | inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR


class Names:
    """The dotted names of the functions in the files of one folder."""

    def __init__(self, folder):
        self.folder = folder
        self.of_code = {}
        self.suspending = set()

    def module(self, path):
        parts = os.path.relpath(path, self.folder).removesuffix(".py").split(os.sep)
        if parts[-1] == "__init__":
            parts.pop()
        return ".".join(parts)

    def add_file(self, path):
        with open(path, "rb") as file:
            code = compile(file.read(), path, "exec", dont_inherit=True)
        self.add(code, self.module(path), self.module(path), [0])

    def of(self, frame):
        return self.of_code.get((frame.f_code.co_filename, frame.f_code))

    def add(self, code, function, scope, lambdas):
        """Names `code` as `function`; what it defines is named under `scope`."""
        # Equal code of two files is equal, wherever it is from.
        self.of_code[code.co_filename, code] = function
        if code.co_flags & SUSPENDING and code.co_name not in INLINE:
            self.suspending.add(function)
        for constant in code.co_consts:
            if not isinstance(constant, types.CodeType):
                continue
            name = constant.co_name
            if name in INLINE:
                self.add(constant, function, scope, lambdas)
            elif name == "<lambda>":
                lambdas[0] += 1
                inner = f"{scope}.<lambda{lambdas[0]}>"
                self.add(constant, inner, inner, [0])
            elif constant.co_flags & inspect.CO_NEWLOCALS:
                inner = f"{scope}.{name}"
                self.add(constant, inner, inner, [0])
            else:  # the body of a class runs as part of what contains it
                self.add(constant, function, f"{scope}.{name}", [0])


def python_files(folder):
    for root, folders, files in os.walk(folder):
        folders[:] = sorted(f for f in folders if f not in ("Inputs", "__pycache__"))
        for name in sorted(files):
            if name.endswith(".py"):
                yield os.path.join(root, name)


def run(program, arguments, names):
    """The calls that `program` makes, and the functions that ran."""
    calls, ran = set(), set()

    def innermost(frame):
        while frame is not None and names.of(frame) is None:
            frame = frame.f_back
        return frame and names.of(frame)

    def record(frame, event, _):
        if event != "call" or (callee := names.of(frame)) is None:
            return
        function = frame.f_code.co_flags & inspect.CO_NEWLOCALS
        if not function or frame.f_code.co_name in INLINE:
            return
        ran.add(callee)
        caller = innermost(frame.f_back)
        if caller is not None:
            calls.add((caller, callee))

    sys.argv = [program, *arguments]
    sys.path[0] = os.path.dirname(program)
    sys.path.append(FAKES)
    sys.setprofile(record)
    try:
        runpy.run_path(program, run_name="__main__")
    except SystemExit as exit:
        if exit.code:
            raise
    finally:
        sys.setprofile(None)
    return calls, ran


def printed(target, flags, names):
    command = ["custody", "dump", "callgraph", "--format=json", target]
    command += ["--flags", flags] if flags is not None else []
    output = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
    functions = set(names.of_code.values())
    return {
        (caller, callee)
        for caller, callees in json.loads(output).items()
        for callee in callees
        if caller in functions and callee in functions
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--flags")
    parser.add_argument("program")
    parser.add_argument("arguments", nargs=argparse.REMAINDER)
    options = parser.parse_args()
    program = os.path.abspath(options.program)
    with open(program, encoding="utf-8") as file:
        text = file.read()
    allowed = set(re.findall(r"# oracle: may (\S+) -> (\S+)", text))
    lost = set(re.findall(r"# oracle: lost (\S+) -> (\S+)", text))

    # A program that is one file is analysed alone, `main.py` with its folder.
    folder = os.path.dirname(program)
    alone = os.path.basename(program) != "main.py"
    names = Names(folder)
    for path in [program] if alone else python_files(folder):
        names.add_file(path)
    made, ran = run(program, options.arguments, names)
    said = printed(program if alone else folder, options.flags, names)

    suspending = names.suspending
    called = {callee for _, callee in said}
    complaints = [
        f"{a} -> {b}: called, not printed"
        for a, b in made - said - lost
        if b not in suspending
    ]
    complaints += [f"{a} -> {b}: not lost" for a, b in lost - (made - said)]
    complaints += [f"{name}: ran, no caller printed" for name in (ran & suspending) - called]
    complaints += [
        f"{a} -> {b}: printed, not called"
        for a, b in said - made - allowed
        if b not in suspending and not (a in suspending and a in ran and b in ran)
    ]
    complaints += [f"{a} -> {b}: allowed, not printed" for a, b in allowed - said]
    if lost and "# LOST: " not in text:
        complaints.append("a call is lost, and no LOST line says why")
    for complaint in sorted(complaints):
        print(f"{options.program}: {complaint}", file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())

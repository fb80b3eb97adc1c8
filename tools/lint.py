#!/usr/bin/env python3
"""Checks our own sources.

  tools/lint.py layers   a stage includes only stages before it
  tools/lint.py words    the engine names no framework
  tools/lint.py format   clang-format has nothing to change
  tools/lint.py tidy     clang-tidy finds nothing (needs a configured build/)
  tools/lint.py python   ruff finds nothing

Each prints what it found and ends with status 1 then. --root looks at another
tree than the one this script is in; --fix makes the changes that clang-format and
ruff know how to make. --renamed gives words a map of tools/rename-tree: what it
renames are names of a framework as well.
"""

import argparse
import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

SOURCES = ("analyzer", "checks", "include", "test/unit", "tools")
SUFFIXES = {".cpp", ".h"}

# Whose classes and functions the engine must derive, never know: those of them
# whose names are no English words, and what lies on the route of the finding in
# examples/train_mcore.py. Case and underscores do not matter.
FRAMEWORKS = (
    "colossalai",
    "deepspeed",
    "diffusers",
    "fairscale",
    "mcore",
    "megatron",
    "torchtitan",
    "torchtune",
    "transformer_engine",
    "vllm",
    "GPTModel",
    "HybridDevice",
    "ParamAndGradBuffer",
    "cpu_offloading",
    "hybrid_optimizer",
    "optimizer_named_parameters",
    "param_copy_back",
    "replace_module_parameter",
    "replace_param_with_distributed",
    "sub_optimizer",
)

# A name of several words: nobody writes it by chance.
COMPOUND = re.compile(r"[A-Za-z0-9]_+[A-Za-z0-9]|[a-z0-9][A-Z]|[A-Z]{2}")


def source_files(root, folders):
    for folder in folders:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in SUFFIXES and path.is_file():
                yield path


def stage_order(root):
    """The stages in the order in which data flows, from the build."""
    text = (root / "analyzer/CMakeLists.txt").read_text()
    return re.search(r"foreach\(STAGE ([^)]*)\)", text)[1].split()


def stage_of(relative):
    parts = relative.parts
    if parts[0] == "analyzer" and len(parts) > 2:
        return parts[1]
    if parts[:2] == ("include", "custody") and len(parts) > 3:
        return parts[2]
    return None


def layers(root, _):
    order = {stage: index for index, stage in enumerate(stage_order(root))}
    problems = []
    for path in source_files(root, ("analyzer", "include")):
        relative = path.relative_to(root)
        stage = stage_of(relative)
        if stage not in order:
            problems.append(f"{relative}: is in no stage")
            continue
        for number, line in enumerate(path.read_text().splitlines(), 1):
            included = re.match(r'\s*#\s*include\s+"([^"]+)"', line)
            if not included:
                continue
            name = included[1]
            if ".." in name.split("/"):
                problems.append(f"{relative}:{number}: includes across folders: {name}")
            of = re.match(r"custody/(\w+)/", name)
            if of and order.get(of[1], len(order)) > order[stage]:
                problems.append(f"{relative}:{number}: {stage} includes {name} of a later stage")
    return problems


def words(root, options):
    plain = [name.replace("_", "").lower() for name in FRAMEWORKS]
    renamed = set()
    if options.renamed:
        document = json.loads(options.renamed.read_text())
        names = {*document["names"], *document["modules"]}
        renamed = {name for name in names if COMPOUND.search(name)}
        if not renamed:
            return [f"{options.renamed}: renames nothing"]
    problems = []
    for path, number, line in engine_lines(root):
        folded = line.replace("_", "").lower()
        found = [name for name, text in zip(FRAMEWORKS, plain, strict=True) if text in folded]
        found += sorted(renamed.intersection(re.findall(r"\w+", line)))
        problems += [f"{path}:{number}: names a framework: {name}" for name in found]
    return problems


def engine_lines(root):
    """All that is below analyzer/ and include/, whatever the kind of file."""
    for folder in ("analyzer", "include"):
        for path in sorted((root / folder).rglob("*")):
            if path.is_file():
                for number, line in enumerate(path.read_text().splitlines(), 1):
                    yield path.relative_to(root), number, line


def run(command, root):
    """The output of a command that failed, else nothing."""
    done = subprocess.run(
        command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    return done.stdout if done.returncode else ""


def format_(root, options):
    files = [str(path) for path in source_files(root, SOURCES)]
    how = ["-i"] if options.fix else ["--dry-run", "-Werror"]
    output = run(["clang-format-19", *how, *files], root)
    return [output] if output else []


def tidy(root, _):
    database = json.loads((root / "build/compile_commands.json").read_text())
    folders = [str(root / folder) + os.sep for folder in ("analyzer", "checks", "tools")]
    files = sorted({entry["file"] for entry in database})
    ours = [file for file in files if file.endswith(".cpp") and file.startswith(tuple(folders))]
    if not ours:
        return ["build/compile_commands.json names none of our files"]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        outputs = pool.map(
            lambda file: run(["clang-tidy-19", "--quiet", "-p", "build", file], root), ours
        )
        return [output for output in outputs if output]


def python(root, options):
    ruff = str(root / "build/venv/bin/ruff")
    output = run([ruff, "check", "--no-cache", *(["--fix"] if options.fix else []), "."], root)
    return [output] if output else []


CHECKS = {"layers": layers, "words": words, "format": format_, "tidy": tidy, "python": python}


def main():
    parser = argparse.ArgumentParser(description="Checks our own sources.")
    parser.add_argument("check", choices=CHECKS)
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    parser.add_argument("--fix", action="store_true")
    parser.add_argument("--renamed", type=Path, metavar="MAP")
    arguments = parser.parse_args()
    problems = CHECKS[arguments.check](arguments.root.resolve(), arguments)
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())

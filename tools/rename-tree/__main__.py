"""Renames what a Python tree defines, consistently, without moving anything.

    python3 tools/rename-tree rename TREE --out COPY --map MAP.json --seed 7 \\
        --route src/pkg/core.py --route 'src/pkg/optim/*.py'
    python3 tools/rename-tree translate MAP.json < findings-of-the-copy

`rename` copies TREE and gives every function, method, class and module that a
file of the route defines a new name, everywhere. Names that the tree shares with
code outside of it, and names of fields and flags, stay. New names are as long as
the old ones, so that lines and columns stay too. `translate` replaces the new names
in a text by the old ones, so that what an analysis says of the copy can be compared
with what it says of the tree. The same seed gives the same names.
"""

import argparse
import builtins
import fnmatch
import json
import keyword
import os
import random
import re
import shutil
import sys
from pathlib import Path

import known_names
import tree as trees
from rewrite import FileRewriter, Renaming

SPECIAL_FILES = {"__init__", "__main__", "conftest", "setup"}
SCRIPT_SUFFIXES = {".sh", ".yaml", ".yml", ".toml", ".cfg", ".ini"}


def renamable(tree, route, foreign):
    """Names that the route defines and that may change."""
    defined, classes, functions = set(), set(), set()
    for module in route:
        defined |= trees.definitions(module)
    for module in tree.parsed():
        classes |= trees.class_names(module)
        functions |= trees.definitions(module) - trees.class_names(module)
    strings = trees.plain_strings(tree)
    parameters, keywords = trees.parameters(tree), trees.keywords(tree)
    keep = set(dir(builtins)) | set(keyword.kwlist) | set(keyword.softkwlist)
    keep |= trees.data_names(tree) | trees.overriding_names(tree)
    keep |= foreign & functions
    keep |= strings & (parameters | keywords | classes)
    keep |= keywords - parameters - classes  # the callee is outside
    return {n for n in defined - keep if not (n.startswith("__") and n.endswith("__")) and n != "_"}


def route_modules(tree, patterns):
    found = []
    for pattern in patterns:
        matching = [m for m in tree.parsed() if fnmatch.fnmatch(m.relative.as_posix(), pattern)]
        if not matching:
            sys.exit(f"rename-tree: no file of the tree matches '{pattern}'")
        found += [m for m in matching if m not in found]
    return found


def renamed_modules(route, keep):
    """Dotted paths of the files of the route and of the folders above them."""
    paths = set()
    for module in route:
        kept = any(fnmatch.fnmatch(module.relative.as_posix(), pattern) for pattern in keep)
        parts = module.name.split(".")
        if module.is_package:
            parts.append("__init__")
        for i in range(1, len(parts)):
            paths.add(".".join(parts[:i]))
        if not kept and parts[-1] not in SPECIAL_FILES:
            paths.add(".".join(parts))
    return paths


class Words:
    """New names that mean nothing in the tree or outside of it, as long as the old ones and in
    their style: columns stay where they are, and a class looks like a class."""

    LETTERS = ("aeiou", "bdfgklmnprstvz")
    ATTEMPTS = 1000  # a short name may have no free one of its length

    def __init__(self, tree, foreign, seed):
        self.random = random.Random(seed)
        self.taken = {name.lower() for name in foreign}
        for module in tree.modules:
            text = module.raw.decode("utf-8", "replace")
            self.taken.update(word.lower() for word in re.findall(r"\w+", text))

    def like(self, old):
        kept = "test_" if old.startswith("test_") else ""
        core, attempts = old[len(kept) :], 0
        while True:
            new = kept + "".join(self._letter(old_letter) for old_letter in core)
            if new.lower() not in self.taken:
                self.taken.add(new.lower())
                return new
            attempts += 1
            if attempts % self.ATTEMPTS == 0:
                core += "a"

    def _letter(self, old):
        if not old.isalpha():
            return old
        new = self.random.choice(self.LETTERS[old.lower() not in "aeiou"])
        return new.upper() if old.isupper() else new


def new_path(relative, modules):
    """Where a file of the tree goes."""
    parts, done = list(relative.parts), []
    for i, part in enumerate(parts):
        last = i == len(parts) - 1
        stem = part[:-3] if last and part.endswith(".py") else part
        dotted = ".".join([*parts[:i], stem])
        is_module = not last or part.endswith(".py")
        new = modules.get(dotted, stem) if is_module else stem
        done.append(new + (".py" if stem != part else ""))
    return Path(*done)


def rewrite_script(text, renaming, files):
    """Launch scripts and recipes: paths of renamed files, and import paths."""

    def path(match):
        words = match.group()
        for old, new in files.items():
            if words == old or words.endswith("/" + old):
                return words[: len(words) - len(old)] + new
        return words

    def dotted(match):
        words = match.group()
        return renaming.path(words) if words.split(".")[0] in renaming.tree.known else words

    text = re.sub(r"[\w./-]*\w+\.py\b", path, text)
    return re.sub(r"(?<![\w./-])[A-Za-z_]\w*(\.[A-Za-z_]\w*)+(?![\w/-])", dotted, text)


def all_files(root):
    for folder, folders, entries in os.walk(root):
        folders[:] = sorted(f for f in folders if f not in (".git", "__pycache__"))
        for entry in sorted(entries):
            yield (Path(folder) / entry).relative_to(root)


def copy_tree(tree, renaming, targets, out):
    modules = {module.relative: module for module in tree.parsed()}
    scripts = {
        old.as_posix(): new.as_posix()
        for old, new in targets.items()
        if old != new and old.suffix == ".py"
    }
    for relative, new in targets.items():
        source, target = tree.root / relative, out / new
        target.parent.mkdir(parents=True, exist_ok=True)
        if relative in modules:
            target.write_bytes(FileRewriter(renaming, modules[relative]).run())
            shutil.copymode(source, target)
        elif source.suffix in SCRIPT_SUFFIXES and not source.is_symlink():
            text = source.read_bytes().decode("utf-8", "surrogateescape")
            text = rewrite_script(text, renaming, scripts)
            target.write_bytes(text.encode("utf-8", "surrogateescape"))
            shutil.copymode(source, target)
        else:
            shutil.copy2(source, target, follow_symlinks=False)


def rename(options):
    root, out = Path(options.tree), Path(options.out)
    if out.exists() and any(out.iterdir()):
        sys.exit(f"rename-tree: {out} is not empty")
    tree = trees.Tree(root)
    route = route_modules(tree, options.route)
    foreign = known_names.foreign_names()
    words = Words(tree, foreign, options.seed)
    names = {name: words.like(name) for name in sorted(renamable(tree, route, foreign))}
    paths = sorted(renamed_modules(route, options.keep))
    parts = {part: words.like(part) for part in sorted({p.rsplit(".", 1)[-1] for p in paths})}
    renaming = Renaming(tree, names, {path: parts[path.rsplit(".", 1)[-1]] for path in paths})

    targets = {path: new_path(path, renaming.modules) for path in all_files(root)}
    files = {old.as_posix(): new.as_posix() for old, new in targets.items() if old != new}
    copy_tree(tree, renaming, targets, out)
    document = {"seed": options.seed, "names": names, "modules": parts, "files": files}
    Path(options.map).write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


def translate(options):
    document = json.loads(Path(options.map).read_text(encoding="utf-8"))
    back = {new: old for kind in ("names", "modules") for old, new in document[kind].items()}
    text = sys.stdin.read()
    sys.stdout.write(re.sub(r"\w+", lambda word: back.get(word.group(), word.group()), text))


def main():
    parser = argparse.ArgumentParser(
        prog="rename-tree", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    commands = parser.add_subparsers(required=True)
    sub = commands.add_parser("rename", help="copy a tree under new names")
    sub.add_argument("tree", help="the folder from which imports resolve")
    sub.add_argument("--out", required=True, help="the folder to write, empty or new")
    sub.add_argument("--map", required=True, help="the file to write old and new names to")
    sub.add_argument("--seed", type=int, default=0)
    sub.add_argument(
        "--route",
        action="append",
        required=True,
        metavar="GLOB",
        help="files whose definitions are renamed, relative to the tree",
    )
    sub.add_argument(
        "--keep",
        action="append",
        default=[],
        metavar="GLOB",
        help="files of the route that keep their own name",
    )
    sub.set_defaults(run=rename)
    sub = commands.add_parser("translate", help="put the old names back into a text")
    sub.add_argument("map")
    sub.set_defaults(run=translate)
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    main()

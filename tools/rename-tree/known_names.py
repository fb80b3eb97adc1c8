"""Names that a tree may define but does not own.

A method called `append` or `state_dict` is called by code that is not in the
tree, or overrides a method of a class that is not, so it keeps its name. The set
is meant to be too large rather than too small: everything the standard library
and its classes define, what the model packs name, and the names of torch in
torch_names.txt that the packs have no need for.
"""

import builtins
import importlib
import inspect
import json
import keyword
import re
import sys
import warnings
from pathlib import Path

# Importing these prints, opens windows or takes long, and defines nothing common.
SKIPPED_MODULES = {"antigravity", "this", "idlelib", "lib2to3", "tkinter", "turtle", "turtledemo"}


def stdlib_names():
    """Every name of every importable module, and of every class in one."""
    names = set(keyword.kwlist) | set(keyword.softkwlist) | set(sys.stdlib_module_names)
    modules = [builtins]
    for name in sorted(sys.stdlib_module_names - SKIPPED_MODULES):
        if name.startswith("_"):
            continue
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                modules.append(importlib.import_module(name))
            except ImportError:  # a module of another platform
                continue
    for module in modules:
        for name, value in list(vars(module).items()):
            names.add(name)
            if inspect.isclass(value):
                names.update(dir(value))
    return names


def pack_names(folder):
    """What the model packs in a folder name: parts of import paths, keywords."""
    names = set()
    for pack in sorted(Path(folder).glob("*.json")):
        for entry in json.loads(pack.read_text(encoding="utf-8")).get("entries", []):
            for path in entry.get("names", []):
                names.update(path.split("."))
            for name, param in entry.get("params", {}).items():
                names.add(name)
                names.update(re.findall(r"\w+", str(param.get("kw", ""))))
            names.update(entry.get("methods", {}))
    return names


def foreign_names():
    here = Path(__file__).resolve().parent
    torch_names = (here / "torch_names.txt").read_text(encoding="utf-8").split()
    return stdlib_names() | pack_names(here.parents[1] / "checks" / "models") | set(torch_names)

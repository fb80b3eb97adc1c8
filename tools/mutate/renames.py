"""Other names for everything a program owns.

Functions, methods, classes and modules are renamed by tools/rename-tree, which
knows which names a program shares with libraries; attributes here.
"""

import ast
import functools
import importlib.util
import re
import sys
import tempfile
from pathlib import Path

from program import File, formatted_names, strings, walk

HERE = Path(__file__).resolve().parent.parent / "rename-tree"
sys.path.append(str(HERE))


@functools.cache
def rename_tree():
    spec = importlib.util.spec_from_file_location("rename_tree", HERE / "__main__.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@functools.cache
def foreign_names():
    import known_names

    return known_names.foreign_names()


def rename_definitions(program, random):
    """Functions, methods, classes and modules, all of them."""
    tools = rename_tree()
    seed = random.randrange(1 << 30)
    with tempfile.TemporaryDirectory() as folder:
        program.write(folder)
        tree = tools.trees.Tree(folder)
        route = tree.parsed()
        words = tools.Words(tree, foreign_names(), seed)
        names = sorted(tools.renamable(tree, route, foreign_names()) - program.fixed)
        names = {name: words.like(name) for name in names}
        # Where folders are named on the command line they stay.
        paths = [p for p in sorted(tools.renamed_modules(route, ["*/*"])) if "." not in p]
        paths = [p for p in paths if not (Path(folder) / p).is_dir() and p not in program.fixed]
        paths = [p for p in paths if not _has_rival(program, p)]
        modules = {path: words.like(path) for path in paths}
        if not names and not modules:
            return False
        renaming = tools.Renaming(tree, names, modules)
        by_path = {module.relative.as_posix(): module for module in route}
        files = {}
        for path, file in program.files.items():
            new = path
            if path in by_path:
                text = tools.FileRewriter(renaming, by_path[path]).run().decode()
                new = tools.new_path(Path(path), renaming.modules).as_posix()
                lines = text.removesuffix("\n").split("\n")
                file = File(new, lines, file.origins)
            files[new] = file
            program.moved(path, new)
    program.files = files
    for old, new in (*names.items(), *modules.items()):
        program.renamed(new, old)
    return True


def _has_rival(program, name):
    """Whether two imports of a file bind the name of a module."""
    for file in program.parsed():
        aliases = [n for n in ast.walk(file.tree) if isinstance(n, ast.alias)]
        if sum((a.asname or a.name).split(".")[0] == name for a in aliases) > 1:
            return True
    return False


def rename_attributes(program, random):
    """Some of the attributes that instances of the program's classes have."""
    stores, barred = set(), set(program.fixed)
    for file in program.parsed():
        barred |= formatted_names(file.tree) | strings(file.tree)
        for node in walk(file.tree):
            if isinstance(node, ast.Attribute):
                if isinstance(node.ctx, ast.Store):
                    stores.add(node.attr)
            elif isinstance(node, ast.Name):
                barred.add(node.id)
            elif isinstance(node, (ast.arg, ast.keyword)) and node.arg:
                barred.add(node.arg)
            elif isinstance(node, ast.alias):
                barred.update(re.findall(r"\w+", node.name))
            elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                barred.add(node.name)
            elif isinstance(node, ast.MatchClass):
                barred.update(node.kwd_attrs)
    # What is not a file of Python that parses may use any name.
    parsed = {file.path for file in program.parsed()}
    for path, file in program.files.items():
        if path not in parsed:
            barred.update(re.findall(r"\w+", file.text()))
    names = sorted(n for n in stores - barred - foreign_names() if not n.startswith("__"))
    if not names:
        return False
    new = {name: program.fresh("field") for name in random.sample(names, min(3, len(names)))}
    for file in program.parsed():
        file.edit(
            [
                (n.end_lineno, n.end_col_offset - len(n.attr.encode()), len(n.attr), new[n.attr])
                for n in walk(file.tree)
                if isinstance(n, ast.Attribute) and n.attr in new
            ]
        )
    for old, name in new.items():
        program.renamed(name, old)
    return True

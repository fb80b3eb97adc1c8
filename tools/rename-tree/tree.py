"""What a Python tree defines and uses, as far as renaming has to know it."""

import ast
import contextlib
import os
import re
import sys
from pathlib import Path

REFLECTIVE = {"getattr", "hasattr", "setattr", "delattr", "attrgetter", "methodcaller"}


def walk(node):
    """As ast.walk; before Python 3.12 positions inside f-strings are wrong, so
    what is inside them is left out there."""
    work = [node]
    while work:
        node = work.pop()
        yield node
        if sys.version_info >= (3, 12) or not isinstance(node, ast.JoinedStr):
            work.extend(ast.iter_child_nodes(node))


class Module:
    """One file: its text, its syntax tree, its dotted name."""

    def __init__(self, root, path):
        self.path = path
        self.relative = path.relative_to(root)
        parts = list(self.relative.with_suffix("").parts)
        self.is_package = parts[-1] == "__init__"
        if self.is_package:
            parts.pop()
        self.name = ".".join(parts)
        self.package = self.name if self.is_package else ".".join(parts[:-1])
        self.raw = path.read_bytes()
        self.tree = None  # a file that does not parse is copied as it is
        with contextlib.suppress(SyntaxError, ValueError):
            self.tree = ast.parse(self.raw, filename=str(path))
        self.nodes = list(walk(self.tree)) if self.tree else []
        self.bindings = {}  # local name -> module of the tree, "" for one outside
        # Names for modules that may get the new name of the module: `a` of
        # `import a.b`, and `c` of `from a import c` when it means nothing else.
        self.module_names = set()

    def absolute(self, level, name):
        """The module that `from ..name import` means, or None above the top."""
        if not level:
            return name or ""
        parts = self.package.split(".") if self.package else []
        if level - 1 > len(parts):
            return None
        base = parts[: len(parts) - (level - 1)]
        return ".".join(base + ([name] if name else []))


class Tree:
    """All modules below a root folder, from which imports resolve."""

    def __init__(self, root):
        self.root = Path(root)
        self.modules = [Module(self.root, path) for path in python_files(self.root)]
        self.known = set()  # dotted names of modules and of folders with modules
        for module in self.modules:
            parts = module.name.split(".") if module.name else []
            self.known.update(".".join(parts[: i + 1]) for i in range(len(parts)))
        self.exports = {}  # package -> names it binds to something but a module
        for module in self.parsed():
            if module.is_package:
                self.exports[module.name] = set(self._objects(module))
        for module in self.parsed():
            self._bind_imports(module)

    def _objects(self, module):
        for node in module.nodes:
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                yield node.name
            elif isinstance(node, ast.ImportFrom):
                base = module.absolute(node.level, node.module)
                for alias in node.names:
                    if (
                        f"{base}.{alias.name}" not in self.known
                        or base == module.name + "." + alias.name
                    ):
                        yield alias.asname or alias.name

    def submodule(self, base, name, exports=True):
        """The module that `name` in module `base` is, or None.

        With exports, something that a package defines under the name of one of
        its modules hides the module, as it does at run time.
        """
        path = f"{base}.{name}" if base else name
        hidden = exports and name in self.exports.get(base, ())
        return path if path in self.known and not hidden else None

    def _bind_imports(self, module):
        others = other_bindings(module)
        for node in module.nodes:
            if isinstance(node, ast.Import):
                for alias in node.names:
                    top = alias.name.split(".")[0]
                    target = alias.name if alias.asname else top
                    known = target if target in self.known else ""
                    # Of two imports of one name, as in try and except, that of
                    # a module of the tree counts.
                    if known or not module.bindings.get(alias.asname or top):
                        module.bindings[alias.asname or top] = known
                    if known and not alias.asname:
                        module.module_names.add(top)
            elif isinstance(node, ast.ImportFrom):
                base = module.absolute(node.level, node.module)
                for alias in node.names:
                    local = alias.asname or alias.name
                    target = None if base is None else self.submodule(base, alias.name)
                    if target:
                        module.bindings[local] = target
                        if not alias.asname and local not in others:
                            module.module_names.add(local)
                    elif base is None or (base and base not in self.known):
                        module.bindings[local] = ""

    def parsed(self):
        return [module for module in self.modules if module.tree]


def python_files(root):
    for folder, folders, files in os.walk(root):
        folders[:] = sorted(f for f in folders if not f.startswith(".") and f != "__pycache__")
        for name in sorted(files):
            if name.endswith(".py"):
                yield Path(folder) / name


def other_bindings(module):
    """Names that a file binds otherwise than by an import."""
    found = set(definitions(module))
    for node in module.nodes:
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            found.add(node.id)
        elif isinstance(node, (ast.arg, ast.keyword)):
            found.add(node.arg)
        elif isinstance(node, ast.alias) and node.asname:
            found.add(node.asname)
    return found


def definitions(module):
    """Names of the functions, methods and classes that a file defines."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    return {node.name for node in module.nodes if isinstance(node, kinds)}


def class_names(module):
    return {node.name for node in module.nodes if isinstance(node, ast.ClassDef)}


def chain(node):
    """`a.b.c` as ["a", "b", "c"], or None."""
    parts = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    if not isinstance(node, ast.Name):
        return None
    parts.append(node.id)
    return parts[::-1]


def data_names(tree):
    """Names of fields: stored attributes, class variables, flags of a parser."""
    names = set()
    for module in tree.parsed():
        for node in module.nodes:
            if isinstance(node, (ast.Assign, ast.AnnAssign, ast.AugAssign)):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                for target in targets:
                    names.update(_stored_fields(target, node.value))
            elif isinstance(node, ast.ClassDef):
                for statement in node.body:
                    names.update(_class_variables(statement))
            elif isinstance(node, ast.Call):
                names.update(_flags(node))
    return names


def _stored_fields(target, value):
    if isinstance(target, (ast.Tuple, ast.List)):
        for element in target.elts:
            yield from _stored_fields(element, None)
    elif isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name):
        if target.value.id not in ("self", "cls"):
            return
        # `self.f = self.inner.f` and `self.f = f` hand a method on: no data.
        same = isinstance(value, ast.Attribute) and value.attr == target.attr
        same = same or (isinstance(value, ast.Name) and value.id == target.attr)
        if not same:
            yield target.attr


def _class_variables(statement):
    if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
        yield statement.target.id
    elif isinstance(statement, ast.Assign):
        for target in statement.targets:
            # `__call__ = run` gives a method a second name.
            if isinstance(target, ast.Name) and not isinstance(statement.value, ast.Name):
                yield target.id


def _flags(call):
    strings = [a.value for a in call.args if isinstance(a, ast.Constant)]
    strings = [s for s in strings if isinstance(s, str)]
    callee = call.func.attr if isinstance(call.func, ast.Attribute) else None
    if isinstance(call.func, ast.Name):
        callee = call.func.id
    if callee == "add_argument":
        for text in strings:
            yield text.lstrip("-").replace("-", "_")
        for word in call.keywords:
            if word.arg == "dest" and isinstance(word.value, ast.Constant):
                yield str(word.value.value)
    elif callee in ("namedtuple", "make_dataclass", "TypedDict", "Namespace"):
        for text in strings:
            yield from re.findall(r"\w+", text)
        yield from (word.arg for word in call.keywords if word.arg)


def overriding_names(tree):
    """Methods that override one of a base class outside the tree."""
    names = set()
    for module in tree.parsed():
        for node in module.nodes:
            if isinstance(node, ast.ClassDef):
                names.update(_overriding(module, node))
    return names


def _overriding(module, node):
    for base in node.bases:
        parts = chain(base)
        if parts and module.bindings.get(parts[0]) == "":
            for call in ast.walk(node):
                if (
                    isinstance(call, ast.Attribute)
                    and isinstance(call.value, ast.Call)
                    and isinstance(call.value.func, ast.Name)
                    and call.value.func.id == "super"
                ):
                    yield call.attr


def keywords(tree):
    return {n.arg for m in tree.parsed() for n in m.nodes if isinstance(n, ast.keyword) and n.arg}


def parameters(tree):
    return {
        node.arg for module in tree.parsed() for node in module.nodes if isinstance(node, ast.arg)
    }


def plain_strings(tree):
    """Strings that are an identifier, and neither handed to `getattr` nor a type."""
    found = set()
    for module in tree.parsed():
        names = set()
        for node in module.nodes:
            if isinstance(node, ast.Call):
                callee = chain(node.func)
                if callee and callee[-1] in REFLECTIVE:
                    names.update(id(argument) for argument in node.args)
            elif isinstance(node, ast.Assign) and _is_all(node):
                names.update(id(element) for element in ast.walk(node.value))
            for annotation in annotations(node):
                names.update(id(element) for element in ast.walk(annotation))
        for node in module.nodes:
            text = node.value if isinstance(node, ast.Constant) else None
            if isinstance(text, str) and text.isidentifier() and id(node) not in names:
                found.add(text)
    return found


def annotations(node):
    """The types that a node states."""
    if isinstance(node, (ast.arg, ast.AnnAssign)) and node.annotation:
        yield node.annotation
    elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.returns:
        yield node.returns
    elif isinstance(node, ast.Call):
        callee = (chain(node.func) or [""])[-1]
        if callee in ("cast", "ForwardRef"):
            yield from node.args[:1]
        elif callee == "TypeVar":
            yield from (word.value for word in node.keywords if word.arg == "bound")


def _is_all(node):
    return any(isinstance(t, ast.Name) and t.id == "__all__" for t in node.targets)

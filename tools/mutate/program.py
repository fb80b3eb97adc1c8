"""A program whose lines remember where they came from.

Every change is made to lines of text, at places that the syntax tree names, so
that what is not touched keeps its spelling, and a line of the result leads back
to the line of the original that it is, wherever it went.
"""

import ast
import io
import tokenize
from pathlib import Path


class File:
    """One file: lines, and for each the (path, number) it has in the original."""

    def __init__(self, path, lines, origins):
        self.path = path
        self.lines = lines
        self.origins = origins
        self._tree = None

    @property
    def module(self):
        parts = list(Path(self.path).with_suffix("").parts)
        return parts[-2] if parts[-1] == "__init__" and len(parts) > 1 else parts[-1]

    @property
    def tree(self):
        if self._tree is None:
            self._tree = ast.parse("\n".join(self.lines) + "\n")
        return self._tree

    def text(self):
        return "\n".join(self.lines) + "\n"

    def changed(self):
        self._tree = None

    def insert(self, line, new, origins=None):
        """Puts lines before line number `line` (from 1)."""
        self.lines[line - 1 : line - 1] = new
        self.origins[line - 1 : line - 1] = origins or [None] * len(new)
        self.changed()

    def cut(self, first, last):
        """Takes lines out; gives them with their origins."""
        lines, origins = self.lines[first - 1 : last], self.origins[first - 1 : last]
        del self.lines[first - 1 : last]
        del self.origins[first - 1 : last]
        self.changed()
        return lines, origins

    def edit(self, edits):
        """Applies (line, byte column, length in bytes, text), none overlapping."""
        for line, column, length, text in sorted(edits, reverse=True):
            raw = self.lines[line - 1].encode()
            raw = raw[:column] + text.encode() + raw[column + length :]
            self.lines[line - 1] = raw.decode()
        self.changed()

    def source(self, node):
        """The text of an expression on one line, or None."""
        if node.lineno != node.end_lineno:
            return None
        return self.lines[node.lineno - 1].encode()[node.col_offset : node.end_col_offset].decode()


class Program:
    """Files by path, relative to a root, and the names that were given new ones."""

    def __init__(self, texts, fixed=()):
        self.files = {}
        self.fixed = set(fixed)  # names that the command line gives
        for path, text in sorted(texts.items()):
            lines = text.split("\n")
            if lines and lines[-1] == "":
                lines.pop()
            origins = [(path, number) for number in range(1, len(lines) + 1)]
            self.files[path] = File(path, lines, origins)
        self.names = {}  # new name -> old name
        self.paths = {path: path for path in self.files}  # original -> current
        self.callers = {}  # function that was inlined -> the one that has its body
        self.made = 0

    def parsed(self):
        """The files that parse; others are carried along."""
        found = []
        for file in self.files.values():
            if not file.path.endswith(".py"):
                continue
            try:
                ast.parse(file.text())
            except (SyntaxError, ValueError):
                continue
            if not _has_odd_lines(file):
                found.append(file)
        return found

    def fresh(self, stem):
        """A name that the program does not have."""
        texts = [file.text() for file in self.files.values()]
        while True:
            self.made += 1
            name = f"{stem}_{self.made}"
            if not any(name in text for text in texts):
                return name

    def renamed(self, new, old):
        self.names[new] = self.names.get(old, old)

    def inlined(self, into, name):
        original = self.names.get
        self.callers[original(name, name)] = original(into, into)

    def moved(self, old, new):
        for original, current in self.paths.items():
            if current == old:
                self.paths[original] = new
                return

    def origin(self, path, line):
        """Where line `line` of file `path` was, or (path, None) for a new one."""
        file = self.files.get(path)
        if file is None or not 1 <= line <= len(file.origins):
            return (path, line)
        return file.origins[line - 1] or (path, None)

    def write(self, root):
        for path, file in self.files.items():
            target = Path(root) / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(file.text(), encoding="utf-8", newline="\n")


def _has_odd_lines(file):
    """Whether Python and we disagree on what a line is."""
    return any(character in file.text() for character in "\r\f\v\x1c\x1d\x1e\x85\u2028\u2029")


# Syntax trees -------------------------------------------------------------------

DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def walk(node):
    """As ast.walk, but for what is inside f-strings: before Python 3.12 its
    positions are wrong."""
    work = [node]
    while work:
        node = work.pop()
        yield node
        if not isinstance(node, ast.JoinedStr):
            work.extend(ast.iter_child_nodes(node))


def formatted_names(tree):
    """Names inside f-strings: they keep their spelling."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            for inner in ast.walk(node):
                if isinstance(inner, ast.Name):
                    found.add(inner.id)
                elif isinstance(inner, ast.Attribute):
                    found.add(inner.attr)
    return found


def strings(tree):
    """Words in strings: names that may be looked up by them."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.update(node.value.replace(".", " ").replace("-", " ").split())
    return found


def first_line(statement):
    """Where a statement begins, decorators included."""
    decorators = getattr(statement, "decorator_list", [])
    return min([statement.lineno, *(d.lineno for d in decorators)])


def stored(node):
    """Names that a piece of code binds, nested scopes left out."""
    found, work = set(), [node]
    while work:
        node = work.pop()
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            found.add(node.id)
        elif isinstance(node, DEFINITIONS):
            found.add(node.name)
            continue
        elif isinstance(node, ast.alias):
            found.add((node.asname or node.name).split(".")[0])
        elif isinstance(node, (ast.ExceptHandler, ast.MatchAs, ast.MatchStar)) and node.name:
            found.add(node.name)
        elif isinstance(node, ast.MatchMapping) and node.rest:
            found.add(node.rest)
        if isinstance(node, (ast.Lambda, ast.GeneratorExp)):
            continue
        if isinstance(node, (ast.ListComp, ast.SetComp, ast.DictComp)):
            continue
        work.extend(ast.iter_child_nodes(node))
    return found


def loaded(node):
    return {n.id for n in ast.walk(node) if isinstance(n, ast.Name) and n.id}


def parameters(function):
    a = function.args
    every = [*a.posonlyargs, *a.args, *a.kwonlyargs, *filter(None, (a.vararg, a.kwarg))]
    return {arg.arg for arg in every}


def functions(tree):
    """All functions and methods with the top-level statement that contains them."""
    for top in tree.body:
        for node in walk(top):
            if isinstance(node, FUNCTIONS):
                yield top, node


def outermost_functions(tree):
    """Those that see no variables of another, with the statement that contains them."""
    for top in tree.body:
        work = [top]
        while work:
            node = work.pop()
            if isinstance(node, FUNCTIONS):
                yield top, node
            elif isinstance(node, (ast.ClassDef, ast.If, ast.Try)):
                work.extend(ast.iter_child_nodes(node))


def multi_line_strings(file):
    """Lines inside a token that spans several: nothing may be put before them."""
    inside = set()
    for token in tokenize.generate_tokens(io.StringIO(file.text()).readline):
        if token.end[0] > token.start[0]:
            inside.update(range(token.start[0] + 1, token.end[0] + 1))
    return inside

"""Rewrites one file, token by token, so that lines stay where they are.

A name is renamed wherever it is spelled, except in a chain that starts at a
module outside the tree. The parts of module paths follow where they lead: in
imports, in chains such as `pkg.mod.f` and in strings that spell a path.
"""

import ast
import io
import re
import sys
import tokenize

from tree import REFLECTIVE, annotations, chain, walk

DOTTED = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)+(:[A-Za-z_]\w*(\.[A-Za-z_]\w*)*)?")
LITERAL = re.compile(r"([A-Za-z]*)('''|\"\"\"|'|\")(.*)\2", re.DOTALL)
# In an expression: a string, or a dotted name that may follow a dot.
PIECE = re.compile(
    r"""[A-Za-z]{0,2}(?:'[^'\n]*'|"[^"\n]*")|\.?\s*[A-Za-z_]\w*(?:\s*\.\s*[A-Za-z_]\w*)*"""
)


class Renaming:
    """Old names to new ones, and renamed modules by their old dotted path."""

    def __init__(self, tree, names, modules):
        self.tree = tree
        self.names = names
        self.modules = modules  # dotted path -> new last part

    def component(self, path):
        return self.modules.get(path, path.rsplit(".", 1)[-1])

    def path(self, text):
        """A dotted path from the root: modules first, then what they define."""
        head, colon, tail = text.partition(":")
        done, current, inside = [], "", True
        parts = head.split(".")
        for i, part in enumerate(parts):
            # A package may have a function of the name of a module in it; with
            # more parts to come it is the module.
            last = i == len(parts) - 1 and not colon
            step = self.tree.submodule(current, part, exports=last) if inside else None
            if step:
                current = step
                done.append(self.component(step))
            else:
                inside = False
                done.append(self.names.get(part, part))
        rest = ".".join(self.names.get(part, part) for part in tail.split("."))
        return ".".join(done) + colon + rest

    def expression(self, text, module):
        """Source text without positions: an annotation, a part of an f-string."""

        def piece(match):
            found = match.group()
            if found[-1] in "'\"":
                return self.formatted(found, module)
            parts = re.split(r"(\s*\.\s*)", found)
            if parts[0] in module.bindings:
                target = module.bindings[parts[0]]
                if target == "":
                    return self.names.get(parts[0], parts[0]) + "".join(parts[1:])
                if parts[0] in module.module_names:
                    head = self.component(target)
                    inside = self.path(".".join([target, *parts[2::2]]))
                    return ".".join([head, *inside.split(".")[target.count(".") + 1 :]])
            return "".join(self.names.get(part, part) for part in parts)

        return PIECE.sub(piece, text)

    def formatted(self, text, module):
        """A string literal, with the expressions in it when it is an f-string."""
        match = LITERAL.fullmatch(text)
        if not match or "f" not in match.group(1).lower():
            return text
        body, done, depth, start = match.group(3), [], 0, 0
        i = 0
        while i < len(body):
            if depth == 0 and body[i : i + 2] in ("{{", "}}"):
                i += 2
                continue
            if body[i] == "{":
                if depth == 0:
                    done.append(body[start : i + 1])
                    start = i + 1
                depth += 1
            elif body[i] == "}" and depth:
                depth -= 1
                if depth == 0:
                    done.append(self.expression(body[start:i], module))
                    start = i
            i += 1
        done.append(body[start:])
        return match.group(1) + match.group(2) + "".join(done) + match.group(2)


class FileRewriter:
    def __init__(self, renaming, module):
        self.renaming = renaming
        self.tree = renaming.tree
        self.module = module
        encoding, _ = tokenize.detect_encoding(io.BytesIO(module.raw).readline)
        self.encoding = encoding
        self.text = module.raw.decode(encoding)
        self.lines = io.StringIO(self.text, newline="").readlines()
        self.tokens = list(tokenize.generate_tokens(iter(self.lines).__next__))
        self.at = {token.start: i for i, token in enumerate(self.tokens)}
        self.edits = {}  # start of a token -> what replaces it

    def run(self):
        for node in self.module.nodes:
            if isinstance(node, ast.Import):
                self._import(node)
            elif isinstance(node, ast.ImportFrom):
                self._import_from(node)
        for node in self.module.nodes:
            if isinstance(node, ast.Attribute):
                self._attribute(node)
            elif isinstance(node, ast.Name) and node.id in self.module.module_names:
                path = self.module.bindings[node.id]
                self._put(self._start(node), self.renaming.component(path))
        self._strings()
        return self._join()

    # Positions ---------------------------------------------------------------

    def _column(self, line, offset):
        text = self.lines[line - 1].encode("utf-8")[:offset]
        return len(text.decode("utf-8"))

    def _start(self, node):
        return node.lineno, self._column(node.lineno, node.col_offset)

    def _put(self, position, new):
        """What the AST decided for a token; later rules leave it alone."""
        self.edits.setdefault(position, new)

    # Modules -----------------------------------------------------------------

    def _dotted(self, index, base):
        """Renames the parts of the module path that starts at a token."""
        while self.tokens[index].type == tokenize.NAME:
            token = self.tokens[index]
            step = None
            if base is not None:
                step = self.tree.submodule(base, token.string, exports=False)
            self._put(token.start, self.renaming.component(step) if step else token.string)
            base = step
            if self.tokens[index + 1].string != ".":
                break
            index += 2

    def _import(self, node):
        for alias in node.names:
            self._dotted(self.at[self._start(alias)], "")

    def _import_from(self, node):
        index = self.at[self._start(node)] + 1
        while self.tokens[index].string in (".", "..."):
            index += 1
        base = self.module.absolute(node.level, None) if node.level else ""
        if node.module:
            self._dotted(index, base)
        source = self.module.absolute(node.level, node.module)
        outside = source is None or (source and source not in self.tree.known)
        for alias in node.names:
            if alias.name == "*":
                continue
            local = self.renaming.names.get(alias.name, alias.name)
            path = None if outside else self.tree.submodule(source, alias.name)
            if path:
                new = self.renaming.component(path)
                if alias.name in self.module.module_names:
                    local = new
            else:
                new = alias.name if outside else local
            if not alias.asname and new != local:
                new += " as " + local
            self._put(self._start(alias), new)

    def _attribute(self, node):
        parts = chain(node)
        if not parts or parts[0] not in self.module.bindings:
            return
        end = node.end_lineno, self._column(node.end_lineno, node.end_col_offset)
        position = end[0], end[1] - len(node.attr)
        current = self.module.bindings[parts[0]]
        if current == "":  # what a module outside defines keeps its name
            self._put(position, node.attr)
            return
        for part in parts[1:]:
            current = self.tree.submodule(current, part)
            if current is None:
                return
        self._put(position, self.renaming.component(current))

    # Strings -----------------------------------------------------------------

    def _strings(self):
        for node in self.module.nodes:
            for annotation in annotations(node):
                self._constants(walk(annotation), self._expression)
            if isinstance(node, ast.Call):
                callee = (chain(node.func) or [""])[-1]
                if callee in REFLECTIVE:
                    self._constants(node.args, self._name)
            elif isinstance(node, ast.Assign):
                names = [t.id for t in node.targets if isinstance(t, ast.Name)]
                if "__all__" in names:
                    self._constants(walk(node.value), self._name)
            elif isinstance(node, ast.Subscript):
                self._subscript(node)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                top = node.value.split(".")[0]
                if DOTTED.fullmatch(node.value) and top in self.tree.known:
                    self._constants([node], self.renaming.path)

    def _subscript(self, node):
        holder = node.value
        if isinstance(holder, ast.Call):
            holder = holder.func
        if (chain(holder) or [""])[-1] in ("globals", "locals", "vars", "__dict__"):
            self._constants([node.slice], self._name)

    def _name(self, text):
        return ".".join(self.renaming.names.get(part, part) for part in text.split("."))

    def _expression(self, text):
        return self.renaming.expression(text, self.module)

    def _constants(self, nodes, rename):
        for node in nodes:
            if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
                continue
            token = (
                self.tokens[self.at[self._start(node)]] if self._start(node) in self.at else None
            )
            match = token and token.type == tokenize.STRING and LITERAL.fullmatch(token.string)
            if match and match.group(3) == node.value:
                prefix, quote = match.group(1), match.group(2)
                self._put(token.start, prefix + quote + rename(node.value) + quote)

    # Text --------------------------------------------------------------------

    def _join(self):
        changes = []
        for token in self.tokens:
            new = self.edits.get(token.start)
            if token.type == tokenize.NAME and new is None:
                new = self.renaming.names.get(token.string)
            elif token.type == tokenize.STRING and new is None and sys.version_info < (3, 12):
                new = self.renaming.formatted(token.string, self.module)
            if new is not None and new != token.string and token.string:
                changes.append((token, new))
        lines = list(self.lines)
        # Backwards, so that the positions of what is still to change hold.
        for token, new in reversed(changes):
            first, last = token.start[0] - 1, token.end[0] - 1
            text = lines[first][: token.start[1]] + new + lines[last][token.end[1] :]
            lines[first : last + 1] = text.splitlines(keepends=True)
        return "".join(lines).encode(self.encoding)

"""Changes after which a finding is the same but for names and places."""

import ast
from pathlib import Path

from program import (
    FUNCTIONS,
    File,
    first_line,
    functions,
    loaded,
    multi_line_strings,
    outermost_functions,
    parameters,
    stored,
    walk,
)
from renames import rename_attributes, rename_definitions

# What may not leave the function it is written in, or enter another.
BOUND = (
    ast.Return,
    ast.Yield,
    ast.YieldFrom,
    ast.Await,
    ast.Global,
    ast.Nonlocal,
    ast.Import,
    ast.ImportFrom,
    ast.Lambda,
    ast.NamedExpr,
    ast.Delete,
    ast.Break,
    ast.Continue,
    ast.AsyncFor,
    ast.AsyncWith,
    ast.Match,
    *FUNCTIONS,
    ast.ClassDef,
)
SCOPED = {"super", "locals", "__class__", "eval", "exec", "vars", "globals"}


def extract_function(program, random):
    """Some statements of a function become a function of the module."""
    places = []
    for file in program.parsed():
        inside = multi_line_strings(file)
        for top, function in outermost_functions(file.tree):
            if isinstance(function, FUNCTIONS[1]) or _is_generator(function):
                continue
            places += [(file, top, function, *p) for p in _blocks(function, inside)]
    if not places:
        return False
    file, top, function, block, taken, given = random.choice(places)
    name = program.fresh("part")
    program.renamed(name, _acting(top, function))
    indent = " " * block[0].col_offset
    result = ", ".join(given)
    call = f"{indent}{result + ' = ' if given else ''}{name}({', '.join(taken)})"
    lines, origins = file.cut(block[0].lineno, block[-1].end_lineno)
    file.insert(block[0].lineno, [call])
    body = ["    " + line[len(indent) :] if line.strip() else "" for line in lines]
    tail = [f"    return {result}"] if given else []
    file.insert(
        first_line(top),
        [f"def {name}({', '.join(taken)}):", *body, *tail, "", ""],
        [None, *origins, *[None] * (len(tail) + 2)],
    )
    return True


def _acting(top, function):
    """Who does what a function does: the object, if it is a method."""
    for node in ast.walk(top):
        if isinstance(node, ast.ClassDef) and function in node.body:
            return node.name
    return function.name


def _is_generator(function):
    return any(isinstance(n, (ast.Yield, ast.YieldFrom, ast.Await)) for n in ast.walk(function))


def _blocks(function, inside):
    """Runs of statements of the function's own body that stand on their own,
    with the names they need and the names they give."""
    body = function.body
    local = set(parameters(function)) | {n for s in body for n in stored(s)}
    outer = [n for s in body for n in ast.walk(s) if isinstance(n, (ast.Global, ast.Nonlocal))]
    if outer or any(isinstance(n, BOUND[-1]) for s in body for n in ast.walk(s)):
        return
    for begin in range(len(body)):
        known = set(parameters(function))
        for statement in body[:begin]:
            known |= _surely_stored(statement)
        for end in range(begin + 1, min(begin + 4, len(body)) + 1):
            block = body[begin:end]
            if not _stands_alone(block, inside):
                break
            needs, gives = set(), set()
            for statement in block:
                needs |= (loaded(statement) & local) - gives
                needs |= {n for n in _augmented(statement) if n not in gives}
                gives |= _surely_stored(statement)
            bound = {name for statement in block for name in stored(statement)}
            later = {n for s in body[:begin] + body[end:] for n in loaded(s)}
            # A function defined elsewhere in this one may see the variable.
            if needs <= known and bound & later <= gives | needs:
                yield block, sorted(needs), sorted(bound & later)


def is_private(name):
    """Whether a class gives the name a prefix."""
    return name.startswith("__") and not name.endswith("__")


def _stands_alone(block, inside):
    for statement in block:
        if set(range(statement.lineno, statement.end_lineno + 1)) & inside:
            return False
        if ";" in "".join(ast.unparse(statement).splitlines()[:1]):
            return False
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            return False
        for node in ast.walk(statement):
            if isinstance(node, BOUND) or (isinstance(node, ast.Name) and node.id in SCOPED):
                return False
            if isinstance(node, ast.Attribute) and is_private(node.attr):
                return False
    return True


def _surely_stored(statement):
    """Names that hold something once the statement is done."""
    if isinstance(statement, (ast.Assign, ast.AugAssign, ast.AnnAssign)):
        if isinstance(statement, ast.AnnAssign) and statement.value is None:
            return set()
        return stored(statement)
    if isinstance(statement, ast.With):
        return {n for item in statement.items for n in stored(item)}
    if isinstance(statement, FUNCTIONS):
        return {statement.name}
    return stored(statement) if isinstance(statement, (ast.Import, ast.ImportFrom)) else set()


def _augmented(statement):
    targets = [n.target for n in ast.walk(statement) if isinstance(n, ast.AugAssign)]
    return {t.id for t in targets if isinstance(t, ast.Name)}


def inline_function(program, random):
    """A function that is called once takes the place of the call."""
    places = []
    for file in program.parsed():
        inside = multi_line_strings(file)
        for definition in file.tree.body:
            if _can_be_inlined(definition, inside):
                sites = _only_call(program, file, definition)
                places += [(file, definition, *site) for site in sites]
    if not places:
        return False
    file, definition, statement, call = random.choice(places)
    _inline(program, file, definition, statement, call)
    return True


def _can_be_inlined(definition, inside):
    if not isinstance(definition, FUNCTIONS[0]) or definition.decorator_list:
        return False
    a = definition.args
    if a.vararg or a.kwarg or a.kwonlyargs or a.posonlyargs:
        return False
    *body, last = definition.body
    parts = list(body)
    if isinstance(last, ast.Return):
        if last.value and last.lineno != last.end_lineno:
            return False
        parts += [last.value] if last.value else []
    else:
        parts.append(last)
    for part in parts:
        if set(range(part.lineno, part.end_lineno + 1)) & inside:
            return False
        for node in ast.walk(part):
            if isinstance(node, BOUND) and not isinstance(node, (ast.Break, ast.Continue)):
                return False
            if isinstance(node, (ast.JoinedStr, ast.ExceptHandler)):
                return False
            if isinstance(node, ast.Name) and node.id in SCOPED | {definition.name}:
                return False
    is_text = isinstance(definition.body[0], ast.Expr)
    return not (is_text and isinstance(definition.body[0].value, ast.Constant))


def _only_call(program, file, definition):
    """The call, when it is the only use of the function and a statement of a
    function of the same file: `f(x)` or `y = f(x)`."""
    uses = sum(
        isinstance(node, (ast.Name, ast.alias, ast.Attribute, ast.Constant))
        and definition.name in (_spelling(node) or "").split(".")
        for other in program.parsed()
        for node in ast.walk(other.tree)
    )
    for _, function in functions(file.tree):
        if function is definition or isinstance(function, FUNCTIONS[1]):
            continue
        for statement in walk(function):
            if not isinstance(statement, (ast.Expr, ast.Assign)):
                continue
            call = statement.value
            if not isinstance(call, ast.Call) or uses != 1 or call.keywords:
                continue
            if not isinstance(call.func, ast.Name) or call.func.id != definition.name:
                continue
            is_simple = statement.lineno == statement.end_lineno and len(
                definition.args.args
            ) == len(call.args)
            names = {n.id for n in ast.walk(definition) if isinstance(n, ast.Name)}
            free = names - parameters(definition) - {n for s in definition.body for n in stored(s)}
            hidden = parameters(function) | {n for s in function.body for n in stored(s)}
            is_simple = is_simple and not any(isinstance(a, ast.Starred) for a in call.args)
            if is_simple and not free & hidden:
                yield statement, call


def _spelling(node):
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else None
    return getattr(node, "id", None) or getattr(node, "name", None) or getattr(node, "attr", None)


def _inline(program, file, definition, statement, call):
    local = parameters(definition) | {n for s in definition.body for n in stored(s)}
    new = {name: program.fresh("inner") for name in sorted(local)}
    for old, name in new.items():
        program.renamed(name, old)
    # The caller does now what the function did.
    for _, function in functions(file.tree):
        if any(n is statement for n in ast.walk(function)):
            program.inlined(function.name, definition.name)
    # Text that is needed after the edits, by line.
    arguments = [ast.unparse(argument) for argument in call.args]
    targets = ast.unparse(statement).removesuffix(ast.unparse(call))
    last = definition.body[-1]
    result = "None"
    if isinstance(last, ast.Return) and last.value:

        class Renamer(ast.NodeTransformer):
            def visit_Name(self, node):
                node.id = new.get(node.id, node.id)
                return node

        result = ast.unparse(Renamer().visit(ast.parse(ast.unparse(last.value)).body[0].value))
    body = definition.body[:-1] if isinstance(last, ast.Return) else definition.body
    file.edit(
        [
            (n.lineno, n.col_offset, len(n.id.encode()), new[n.id])
            for s in body
            for n in walk(s)
            if isinstance(n, ast.Name) and n.id in new
        ]
    )
    indent = " " * statement.col_offset
    lines, origins = [], []
    for parameter, argument in zip(definition.args.args, arguments, strict=True):
        lines.append(f"{indent}{new[parameter.arg]} = {argument}")
        origins.append(None)
    if body:
        depth = body[0].col_offset
        for number in range(body[0].lineno, body[-1].end_lineno + 1):
            text = file.lines[number - 1]
            lines.append(indent + text[depth:] if text.strip() else "")
            origins.append(file.origins[number - 1])
    is_return = isinstance(last, ast.Return)
    lines.append(indent + targets + result)
    origins.append(file.origins[(last if is_return else statement).lineno - 1])
    first, end = first_line(definition), definition.end_lineno
    at = statement.lineno
    if at > end:
        file.cut(at, statement.end_lineno)
        file.insert(at, lines, origins)
        file.cut(first, end)
    else:
        file.cut(first, end)
        file.cut(at, statement.end_lineno)
        file.insert(at, lines, origins)


def move_class(program, random):
    """A class that needs nothing of its module but imports gets its own."""
    places = []
    for file in program.parsed():
        imports = [s for s in file.tree.body if isinstance(s, (ast.Import, ast.ImportFrom))]
        provided = {name for s in imports for name in stored(s)}
        own = {n for s in file.tree.body for n in stored(s)}
        for definition in file.tree.body:
            if isinstance(definition, ast.ClassDef):
                needs = loaded(definition) - {definition.name}
                if "*" not in provided and not needs & (own - provided):
                    places.append((file, definition, imports, needs))
    if not places:
        return False
    file, definition, imports, needs = random.choice(places)
    name = program.fresh("module")
    relative = Path(file.path).with_name(name + ".py").as_posix()
    lines, origins = [], []
    for statement in imports:
        if stored(statement) & needs or getattr(statement, "module", "") == "__future__":
            lines += file.lines[statement.lineno - 1 : statement.end_lineno]
            origins += file.origins[statement.lineno - 1 : statement.end_lineno]
    lines += ["", ""]
    origins += [None, None]
    cut, from_where = file.cut(first_line(definition), definition.end_lineno)
    dots = "." if Path(file.path).with_name("__init__.py").as_posix() in program.files else ""
    file.insert(first_line(definition), [f"from {dots}{name} import {definition.name}"])
    program.files[relative] = File(relative, lines + cut, origins + from_where)
    program.renamed(name, file.module)
    return True


STRUCTURE = (
    rename_definitions,
    rename_attributes,
    extract_function,
    inline_function,
    move_class,
)

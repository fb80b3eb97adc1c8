"""Changes after which a finding and its fingerprint are the same.

Each takes a program and a source of random numbers, changes the program in place
and says whether it found something to change.
"""

import ast
import io
import itertools
import tokenize

from program import (
    DEFINITIONS,
    FUNCTIONS,
    first_line,
    formatted_names,
    functions,
    loaded,
    parameters,
    stored,
    walk,
)

UNWIELDY = (
    ast.Starred,
    ast.GeneratorExp,
    ast.JoinedStr,
    ast.Yield,
    ast.YieldFrom,
    ast.Await,
    ast.NamedExpr,
)
# Where these are the order of classes can be seen.
ORDERED = ("__init_subclass__", "metaclass", "__subclasses__")
COMMENTS = ("# TODO: tidy up", "#", "# see above: model.to('cpu')", "# --- part two ---")


def blank_lines(program, random):
    """Blank lines and comments before statements and behind them."""
    file = random.choice(program.parsed())
    starts = sorted({first_line(n) for n in walk(file.tree) if isinstance(n, ast.stmt)})
    if not starts:
        return False
    ends = [
        token.start
        for token in tokenize.generate_tokens(io.StringIO(file.text()).readline)
        if token.type == tokenize.NEWLINE
    ]
    for line, column in random.sample(ends, min(2, len(ends))):
        text = file.lines[line - 1]
        if text[column:].strip() == "" and "#" not in text:
            file.lines[line - 1] = text[:column] + "  " + random.choice(COMMENTS)
    for line in sorted(random.sample(starts, min(4, len(starts))), reverse=True):
        indent = random.choice((0, 1, 4, 8))
        new = [random.choice(("", " " * indent + random.choice(COMMENTS)))]
        file.insert(line, new * random.randint(1, 3))
    return True


def rename_locals(program, random):
    """Another name for the variables of one function."""
    candidates = []
    for file in program.parsed():
        quoted = formatted_names(file.tree)
        for _, function in functions(file.tree):
            names = _local_names(function) - quoted
            if names:
                candidates.append((file, function, sorted(names)))
    if not candidates:
        return False
    file, function, names = random.choice(candidates)
    new = {}
    for name in random.sample(names, random.randint(1, len(names))):
        new[name] = program.fresh("value")
        program.renamed(new[name], name)
    file.edit(
        [
            (node.lineno, node.col_offset, len(node.id.encode()), new[node.id])
            for statement in function.body
            for node in walk(statement)
            if isinstance(node, ast.Name) and node.id in new
        ]
    )
    return True


def _local_names(function):
    """Variables that only plain names of this function mean."""
    names, barred = set(), set(parameters(function)) | {"_", "self", "cls"}
    for statement in function.body:
        names |= stored(statement)
        for node in ast.walk(statement):
            if isinstance(node, (ast.Global, ast.Nonlocal)):
                barred.update(node.names)
            elif isinstance(node, ast.alias):
                barred.add((node.asname or node.name).split(".")[0])
            elif isinstance(node, (ast.ExceptHandler, ast.MatchAs, ast.MatchStar)) and node.name:
                barred.add(node.name)
            elif isinstance(node, ast.MatchMapping) and node.rest:
                barred.add(node.rest)
            elif isinstance(node, ast.ClassDef):
                return set()
            elif isinstance(node, FUNCTIONS):
                barred |= {node.name} | parameters(node)
            elif isinstance(node, ast.Lambda):
                barred |= parameters(node)
            elif isinstance(node, ast.Call) and loaded(node.func) & {"locals", "eval", "exec"}:
                return set()
    return names - barred


def reorder_definitions(program, random):
    """Two neighbouring definitions of a module that do not need one another."""
    pairs = []
    for file in program.parsed():
        body = file.tree.body
        inner = {name for statement in body for name in stored(statement)} - _imported(body)
        if any(word in file.text() for word in ORDERED):
            continue
        for first, second in itertools.pairwise(body):
            if all(isinstance(d, DEFINITIONS) for d in (first, second)):
                names = {first.name, second.name}
                needs = [_needed_at_once(d) for d in (first, second)]
                is_inert = not any(_calls_at_once(d) & inner for d in (first, second))
                if len(names) == 2 and is_inert and not names & (needs[0] | needs[1]):
                    pairs.append((file, first, second))
    if not pairs:
        return False
    file, first, second = random.choice(pairs)
    begin = first_line(second)
    while file.lines[begin - 2].strip() == "" and begin - 2 >= first.end_lineno:
        begin -= 1
    if begin != first.end_lineno + 1:
        return False  # a comment between them belongs to one of the two
    lines, origins = file.cut(begin, second.end_lineno)
    file.insert(first_line(first), [*lines, "", ""], [*origins, None, None])
    return True


def _imported(body):
    return {
        name
        for statement in body
        if isinstance(statement, (ast.Import, ast.ImportFrom))
        for name in stored(statement)
    }


def _at_once(definition):
    """The expressions that are computed when a definition is executed."""
    work = list(definition.decorator_list)
    if isinstance(definition, ast.ClassDef):
        work += [*definition.bases, *definition.keywords]
        for statement in definition.body:
            if isinstance(statement, DEFINITIONS):
                yield from _at_once(statement)
            else:
                work.append(statement)
    else:
        work.append(definition.args)
        work += [definition.returns] if definition.returns else []
    yield from work


def _needed_at_once(definition):
    return {name for part in _at_once(definition) for name in loaded(part)}


def _calls_at_once(definition):
    """Names of what is called, decorators included, when it is executed."""
    found = {name for d in definition.decorator_list for name in loaded(d)}
    for part in _at_once(definition):
        for node in ast.walk(part):
            if isinstance(node, ast.Call):
                found |= loaded(node.func)
    return found


def identity_helper(program, random):
    """A value on its way through a function that returns what it is given."""
    places = []
    for file in program.parsed():
        for _, function in functions(file.tree):
            for statement in function.body:
                for node in walk(statement):
                    places += [(file, e) for e in _passed(node)]
    if not places:
        return False
    file, value = random.choice(places)
    name = program.fresh("same")
    file.edit(
        [
            (value.lineno, value.col_offset, 0, f"{name}("),
            (value.end_lineno, value.end_col_offset, 0, ")"),
        ]
    )
    at = _behind_imports(file)
    file.insert(at, ["", "", f"def {name}(value):", "    return value", "", ""])
    return True


def _passed(node):
    """Expressions whose value is handed on at this node."""
    values = []
    if isinstance(node, ast.Call):
        values = node.args
    elif isinstance(node, (ast.Assign, ast.Return)) and node.value:
        values = [node.value]
    for value in values:
        # A tuple without brackets may not be wrapped as it stands.
        is_bare = isinstance(value, ast.Tuple) and not isinstance(node, ast.Call)
        if not is_bare and not isinstance(value, UNWIELDY):
            yield value


def _behind_imports(file):
    """The line after the imports at the head of a module."""
    last = 0
    for statement in file.tree.body:
        is_text = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
        if not is_text and not isinstance(statement, (ast.Import, ast.ImportFrom)):
            break
        last = statement.end_lineno
    if last == 0 and file.tree.body:
        return first_line(file.tree.body[0])
    return last + 1


def alias_import(program, random):
    """`import a as b`, `from a import f as g`, and `b` for `a` in the file."""
    places = []
    for file in program.parsed():
        quoted = formatted_names(file.tree)
        for statement in file.tree.body:
            if isinstance(statement, (ast.Import, ast.ImportFrom)):
                for alias in statement.names:
                    local = alias.asname or alias.name
                    is_plain = local.isidentifier() and local not in quoted | {"annotations"}
                    if is_plain and _is_private(program, file, local):
                        places.append((file, alias, local))
    if not places:
        return False
    file, alias, local = random.choice(places)
    new = program.fresh("alias")
    program.renamed(new, local)
    length = alias.end_col_offset - alias.col_offset
    edits = [(alias.lineno, alias.col_offset, length, f"{alias.name} as {new}")]
    for node in walk(file.tree):
        if isinstance(node, ast.Name) and node.id == local:
            edits.append((node.lineno, node.col_offset, len(local.encode()), new))
    file.edit(edits)
    return True


def _is_private(program, file, name):
    """One import binds it, and no other file asks this one for it."""
    bound = 0
    for node in ast.walk(file.tree):
        if isinstance(node, ast.alias):
            bound += (node.asname or node.name).split(".")[0] == name
        elif name in _bindings(node):
            return False
    return bound == 1 and not _is_asked_for(program, file, name)


def _bindings(node):
    """Names that a node may give another meaning, or look up as a string."""
    match node:
        case ast.Name(ctx=ast.Load()):
            return ()
        case ast.Name(id=name) | ast.arg(arg=name) | ast.Constant(value=name):
            return (name,)
        case ast.Global(names=names) | ast.Nonlocal(names=names):
            return names
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            return (node.name,)
        case ast.MatchAs() | ast.MatchStar() | ast.ExceptHandler():
            return (node.name,)
    return ()


def _is_asked_for(program, file, name):
    for other in program.parsed():
        if other is file:
            continue
        for node in ast.walk(other.tree):
            if isinstance(node, ast.ImportFrom):
                of_file = (node.module or "").split(".")[-1] in (file.module, "")
                if of_file and any(alias.name in (name, "*") for alias in node.names):
                    return True
            elif isinstance(node, ast.Attribute) and node.attr == name:
                root = node.value
                if isinstance(root, ast.Name) and file.module in other.text():
                    return True
    return False


LAYOUT = (
    blank_lines,
    rename_locals,
    reorder_definitions,
    identity_helper,
    alias_import,
)

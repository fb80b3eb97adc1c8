"""Compares custody's scopes with CPython's own.

    symtable_oracle.py FILE...      or      symtable_oracle.py --stdlib

For each file that CPython compiles: it lowers without a problem, the classes,
functions and lambdas are those that `ast` sees, and in each of them every name
is a local, free, class or global variable exactly where `symtable` says so.

To CPython a comprehension is a scope of its own, to custody it is part of the
function around it; its symbols are compared with that function's.
"""

import ast
import collections
import concurrent.futures
import os
import re
import shutil
import subprocess
import symtable
import sys
import sysconfig
import tempfile
import warnings

Scope = collections.namedtuple("Scope", "name required allowed")

# custody's view ---------------------------------------------------------------

HEADER = re.compile(r'(body|class|func|lambda)(?: "?([^"(#]+?)"?)?(?:\((.*?)\))? #\d+')
ACCESS = re.compile(r"\s*(?:%\d+ = )?(?:load|store|del)\.(local|free|global|class) ([^ ,]+)")
SKIPPED = re.compile("@|^__class__$")  # hidden, or filled in by the runtime
ANNOTATION = re.compile(r"(\s*)(?:param .*|returns|annotate .*) \{$")


def dumped_scopes(text):
    """The problems, and the scopes with the accesses that occur in them."""
    problems, scopes, closing = [], [], None
    for line in text.splitlines():
        if closing is not None:  # an annotation, whose scope is a matter of version
            closing = None if line == closing else closing
            continue
        if line.startswith("problem"):
            problems.append(line)
        elif header := HEADER.match(line):
            name = re.sub(r"<lambda\d+>", "<lambda>", header[2] or "")
            parameters = [p.strip("*=") for p in (header[3] or "").split(", ")]
            scopes.append(Scope(name, set(), {(p, "local") for p in parameters}))
        elif annotation := ANNOTATION.match(line):
            closing = annotation[1] + "}"
        elif (access := ACCESS.match(line)) and not SKIPPED.search(access[2]):
            scopes[-1].required.add((decode(access[2]), access[1]))
    return problems, scopes


def decode(name):
    return bytes(name, "latin-1").decode("unicode_escape") if "\\" in name else name


# CPython's view ---------------------------------------------------------------


def is_function_like(table):
    return table.get_type() in ("class", "module") or (
        table.get_type() == "function"
        and table.get_name() not in ("listcomp", "setcomp", "dictcomp", "genexpr")
    )


def kind_in(table, symbol):
    if table.get_type() == "module" or symbol.is_global():
        return "global"
    if symbol.is_free():
        return "free"
    return "class" if table.get_type() == "class" else "local"


def comprehension_symbols(table, outer, host):
    """What the comprehension `table` uses, seen from the function around it."""
    hidden = {s.get_name() for s in table.get_symbols() if s.is_local()} | outer
    in_host = {s.get_name(): s for s in host.get_symbols()}
    for symbol in table.get_symbols():
        name = symbol.get_name()
        if name in hidden:
            continue
        kind = "global" if symbol.is_global() else "free"
        if kind == "free" and host.get_type() == "function" and name in in_host:
            kind = kind_in(host, in_host[name])
        yield name, kind
    for child in table.get_children():
        if not is_function_like(child):
            yield from comprehension_symbols(child, hidden, host)


def real_scopes(table, path, excused):
    required, allowed = set(), set()
    excused = excused | {"__class__"}
    broken = table.get_name() == "top" and path  # taken for the module itself
    for symbol in [] if broken else table.get_symbols():
        use = (symbol.get_name(), kind_in(table, symbol))
        allowed.add(use)
        if use[1] == "class" and sys.version_info >= (3, 12):
            # Seen from a comprehension, which `symtable` no longer tells apart.
            allowed.add((use[0], "global"))
        used = symbol.is_referenced() or symbol.is_assigned() or symbol.is_imported()
        if used and not symbol.is_annotated() and symbol.get_name() not in excused:
            required.add(use)
    for child in table.get_children():
        if not is_function_like(child):
            allowed.update(comprehension_symbols(child, set(), table))
    yield Scope(".".join(path), required, allowed)
    yield from inner_scopes(table, path, excused)


def inner_scopes(table, path, excused):
    for child in table.get_children():
        if is_function_like(child):
            name = child.get_name()
            name = "<lambda>" if name == "lambda" else name
            yield from real_scopes(child, path + [name], excused)
        else:
            yield from inner_scopes(child, path, excused)


def excused_names(tree):
    """Names that versions of `symtable` place differently."""
    names = {"__classdict__", "__type_params__", ".type_params"}
    for node in ast.walk(tree):
        for field in ("annotation", "returns"):
            if isinstance(annotation := getattr(node, field, None), ast.AST):
                names |= {n.id for n in ast.walk(annotation) if isinstance(n, ast.Name)}
        if isinstance(node, ast.comprehension):  # 3.12 adds them to the function
            names |= {n.id for n in ast.walk(node.target) if isinstance(n, ast.Name)}
        for parameter in getattr(node, "type_params", []):
            names |= {parameter.name}
            bound = getattr(parameter, "bound", None)
            names |= {n.id for n in ast.walk(bound or parameter) if isinstance(n, ast.Name)}
    return names


class Definitions(ast.NodeVisitor):
    """The qualified names of all classes, functions and lambdas."""

    def __init__(self):
        self.path, self.lambdas, self.found = [], [0], []

    def inside(self, name, body):
        self.path.append(name)
        self.lambdas.append(0)
        self.found.append(".".join(self.path))
        for node in body:
            self.visit(node)
        self.lambdas.pop()
        self.path.pop()

    def definition(self, node):
        for field, value in ast.iter_fields(node):
            if field not in ("body", "type_params"):
                for item in value if isinstance(value, list) else [value]:
                    if isinstance(item, ast.AST):
                        self.visit(item)
        self.inside(node.name, node.body)

    visit_FunctionDef = visit_AsyncFunctionDef = visit_ClassDef = definition

    def visit_Lambda(self, node):
        self.visit(node.args)
        self.lambdas[-1] += 1
        self.inside(f"<lambda{self.lambdas[-1]}>", [node.body])


# The comparison ---------------------------------------------------------------


def differences(ours, theirs):
    if theirs.name.split(".")[-1] != "top":
        yield from (f"{u} here only" for u in sorted(ours.required - theirs.allowed))
    yield from (f"{u} there only" for u in sorted(theirs.required - ours.required - ours.allowed))


def compare_scopes(ours, theirs):
    for scope in ours:
        same = [t for t in theirs if t.name == scope.name]
        match = next((t for t in same if not list(differences(scope, t))), None)
        if match:
            theirs.remove(match)
        elif same:
            yield f"{scope.name or 'module'}: " + ", ".join(differences(scope, same[0]))
        else:
            yield f"no scope {scope.name} in CPython"
    yield from (f"no scope {t.name} in custody" for t in theirs)


def dump_alone(path, custody):
    """The IR of a copy of the file, where it finds nothing to import."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(path, folder)
        command = [custody, "dump", "ir", os.path.basename(path)]
        return subprocess.run(command, cwd=folder, capture_output=True, text=True).stdout


def check(path, custody):
    """None if CPython does not compile the file, else what differs."""
    with open(path, "rb") as file:
        source = file.read()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            compile(source, path, "exec", dont_inherit=True)
            tree = ast.parse(source)
            table = symtable.symtable(source, path, "exec")
    except (SyntaxError, ValueError, RecursionError):
        return None
    dump = dump_alone(path, custody)
    problems, ours = dumped_scopes(dump)
    found = Definitions()
    found.visit(tree)
    names = re.findall(r"^(?:class|func|lambda) \"?([^\"(#]+?)\"?(?:\(| #)", dump, re.M)
    result = list(problems)
    if collections.Counter(map(decode, names)) != collections.Counter(found.found):
        odd = set(names).symmetric_difference(found.found)
        result.append(f"definitions differ: {sorted(odd)}")
    else:
        result += compare_scopes(ours, list(real_scopes(table, [], excused_names(tree))))
    return result


def stdlib():
    """Python files of the standard library, but not its own tests of bad ones."""
    root = sysconfig.get_paths()["stdlib"]
    for folder, folders, files in os.walk(root):
        folders[:] = sorted(set(folders) - {"site-packages", "dist-packages", "test", "tests", "idlelib"})
        yield from (os.path.join(folder, f) for f in sorted(files) if f.endswith(".py"))


def main(arguments):
    sys.setrecursionlimit(10000)
    paths = list(stdlib()) if arguments == ["--stdlib"] else arguments
    compared = bad = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for path, found in zip(paths, pool.map(lambda p: check(p, "custody"), paths)):
            compared += found is not None
            bad += bool(found)
            for difference in found or []:
                print(f"{path}: {difference}")
    print(f"{compared} files compared, {bad} with differences")
    return bad != 0 or compared == 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

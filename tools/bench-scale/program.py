"""Makes Python programs of a given size that are shaped as frameworks are.

Modules in packages; small functions that call a few others, mostly of their own
module and of a few modules below it; classes with a base, with fields that hold
objects of lower classes, and with methods that call each other; in each package
one function that puts its modules together, and one that gives a layer to two
managers at odds with each other; a script with options that builds a model of all
packages, wraps and trains it. The same size and seed give the same files. Calls go
from later modules to earlier ones, as imports do, and what is called from many
places calls little itself, so that a call takes about as many further calls in a
large program as in a small one.
"""

import random
from pathlib import Path

FUNCTIONS_A_MODULE = 14
CLASSES_A_MODULE = 2
METHODS_A_CLASS = 4  # the constructor included
MODULES_A_PACKAGE = 12
IMPORTS_A_MODULE = 3
NEIGHBOURS = 40  # an import is of one of so many modules below


class Module:
    def __init__(self, number):
        package, place = divmod(number, MODULES_A_PACKAGE)
        self.package = f"framework.part{package}"
        self.dotted = f"{self.package}.module{place}"
        self.alias = f"part{package}_module{place}"
        self.path = Path(*self.dotted.split(".")).with_suffix(".py")
        self.functions = []
        self.classes = []


def make(size, seed=1):
    """Files by path, of about `size` functions, methods included."""
    rng = random.Random(f"{size} {seed}")
    a_module = FUNCTIONS_A_MODULE + CLASSES_A_MODULE * METHODS_A_CLASS
    modules, files = [], {Path("framework/__init__.py"): ""}
    for number in range(max(1, round(size / a_module))):
        module = Module(number)
        near = modules[-NEIGHBOURS:]
        below = rng.sample(near, min(len(near), IMPORTS_A_MODULE))
        files[module.path] = module_text(module, below, rng)
        modules.append(module)
    packages = {}
    for module in modules:
        packages.setdefault(module.package, []).append(module)
    for package, members in packages.items():
        files[members[0].path.parent / "__init__.py"] = package_text(package, members, rng)
    files[Path("framework/managers.py")] = MANAGERS
    files[Path("train.py")] = script_text(packages)
    return files


def write(files, folder):
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)


def module_text(module, below, rng):
    lines = ["import torch", ""]
    lines += [f"import {other.dotted} as {other.alias}" for other in below]
    lines.append("")
    for number in range(FUNCTIONS_A_MODULE):
        name = f"step{number}"
        lines += ["", *function_text(name, module, below, rng)]
        module.functions.append(name)
    for number in range(CLASSES_A_MODULE):
        name = f"Part{number}"
        lines += ["", *class_text(name, module, below, rng)]
        module.classes.append(name)
    return "\n".join(lines) + "\n"


def function_text(name, module, below, rng):
    lines = [f"def {name}(value, scale=1, options=None):"]
    for _ in range(rng.choice([0, 0, 0, 1, 1, 2, 2])):
        if below and rng.random() < 0.3:
            other = rng.choice(below)
            callee = f"{other.alias}.{low(other.functions, rng)}"
        elif module.functions:
            callee = low(module.functions, rng)
        else:
            continue
        if rng.random() < 0.3:
            lines += ["    if options is not None and options.get('deep'):"]
            lines += [f"        value = {callee}(value, scale=scale + 1)"]
        else:
            lines += [f"    value = {callee}(value, scale)"]
    lines += ["    total = []", "    for item in range(scale):"]
    lines += ["        total.append(item * 2)"]
    lines += ["    if len(total) > 3:", "        total = total[1:]"]
    lines += ["    return value", ""]
    return lines


def low(functions, rng):
    """One of the functions, the early ones, that call little, more often."""
    return functions[int(len(functions) * rng.random() ** 2)]


def class_text(name, module, below, rng):
    base = "torch.nn.Module"
    if module.classes and rng.random() < 0.5:
        base = module.classes[-1]
    lines = [f"class {name}({base}):", "    def __init__(self, width=8):"]
    lines += ["        super().__init__()"]
    lines += [f"        self.weight{name} = torch.nn.Linear(width, width)"]
    if below and rng.random() < 0.35:
        other = rng.choice(below)
        made = f"{other.alias}.{rng.choice(other.classes)}(width)"
        lines += [f"        self.inner{name} = {made}"]
    lines += [""]
    methods = []
    for number in range(METHODS_A_CLASS - 1):
        method = f"run{number}{name}"
        lines += [f"    def {method}(self, value):"]
        if methods:
            lines += [f"        value = self.{rng.choice(methods)}(value)"]
        lines += [f"        value = {low(module.functions, rng)}(value)"]
        lines += [f"        return self.weight{name}(value)", ""]
        methods.append(method)
    return lines


def package_text(package, members, rng):
    lines = ["import torch", "", "from framework import managers", ""]
    lines += [f"import {m.dotted} as {m.alias}" for m in members]
    lines += ["", "", "def tune(args):", "    layer = torch.nn.Linear(8, 8)"]
    lines += ["    if args.host:", "        layer = managers.Sharder(layer)"]
    lines += ["    managers.HostOptimizer(layer.parameters()).step()"]
    lines += ["", "", "def assemble(args):"]
    lines += ["    parts = []"]
    for module in members:
        lines += [f"    part = {module.alias}.{rng.choice(module.classes)}(args.width)"]
        if rng.random() < 0.3:
            lines += [f"    if args.{rng.choice(['deep', 'host', 'checked'])}:"]
            lines += [f"        {module.alias}.{rng.choice(module.functions)}(part, 2)"]
        else:
            lines += [f"    {module.alias}.{rng.choice(module.functions)}(part)"]
        lines += ["    parts.append(part)"]
    lines += ["    return parts"]
    return "\n".join(lines) + "\n"


def script_text(packages):
    lines = ["import argparse", "", "import torch", ""]
    lines += [f"import {package}" for package in packages]
    lines += ["", "", "def main():", "    parser = argparse.ArgumentParser()"]
    for option in ("host", "deep", "checked"):
        lines += [f"    parser.add_argument('--{option}', action='store_true')"]
    lines += ["    parser.add_argument('--width', type=int, default=8)"]
    lines += ["    args = parser.parse_args()", "    parts = []"]
    lines += [f"    parts.extend({package}.assemble(args))" for package in packages]
    lines += [f"    {package}.tune(args)" for package in packages]
    lines += ["    model = torch.nn.ModuleList(parts)", "    if args.host:"]
    lines += ["        model.to('cpu')"]
    lines += ["    optimizer = torch.optim.AdamW(model.parameters())"]
    lines += ["    for _ in range(10):", "        optimizer.step()", "", ""]
    lines += ["if __name__ == '__main__':", "    main()"]
    return "\n".join(lines) + "\n"


MANAGERS = """import torch
from torch.distributed.tensor import DTensor, Shard


class Sharder(torch.nn.Module):
    def __init__(self, module, mesh=None):
        super().__init__()
        self.module = module
        for name, param in list(module.named_parameters()):
            local = DTensor.from_local(param.data.view(-1), mesh, [Shard(0)])
            setattr(module, name, torch.nn.Parameter(local))


class HostOptimizer(torch.optim.Optimizer):
    def __init__(self, params, lr=0.1):
        super().__init__(params, {"lr": lr})
        self.host_of = {}
        for group in self.param_groups:
            for param in group["params"]:
                self.host_of[param] = param.detach().clone().cpu()
        self.inner = torch.optim.AdamW(list(self.host_of.values()), lr=lr)

    def step(self, closure=None):
        self.inner.step()
        for param, host in self.host_of.items():
            param.data.copy_(host)
"""


def make_lines(lines_a_function, lines, seed=1):
    """A script whose `lines` are in functions of about that length, called in turn.

    The statements are the same for any length: assignments, branches on options,
    calls, loops, attributes, items, and moves of modules.
    """
    rng = random.Random(seed)
    statements, count = [], 0
    while count < lines:
        number = rng.randrange(OPTIONS)
        statements.append([line.replace("$", str(number)) for line in rng.choice(STATEMENTS)])
        count += len(statements[-1])
    functions, room = [], 0
    for statement in statements:
        if room <= 0:
            functions.append([])
            room = lines_a_function
        functions[-1] += statement
        room -= len(statement)
    text = [OPENING]
    for number, body in enumerate(functions):
        text += ["", "", f"def stage{number}(args, state, model):", *FIRST_LINES, *body]
        text += ["    return value"]
    text += ["", "", "def main():", "    parser = argparse.ArgumentParser()"]
    text += ["    parser.add_argument('--width', type=int, default=8)"]
    for number in range(OPTIONS):
        text += [f"    parser.add_argument('--flag{number}', action='store_true')"]
    text += ["    args = parser.parse_args()", "    state = State()", MODEL]
    text += [f"    stage{number}(args, state, model)" for number in range(len(functions))]
    text += ["", "", "if __name__ == '__main__':", "    main()"]
    return {Path("train.py"): "\n".join(text) + "\n"}


OPTIONS = 17
MODEL = "    model = torch.nn.ModuleList([torch.nn.Linear(8, 8) for _ in range(3)])"
FIRST_LINES = ["    value = args.width", "    names = []", "    layer = model[0]"]
STATEMENTS = [
    ["    value = value + $"],
    ["    local$ = (value, $)"],
    ["    if args.flag$:", "        value = args.width * $"],
    [
        "    if args.flag$:",
        "        state.mode = 'fast'",
        "    else:",
        "        state.mode = 'slow'",
    ],
    ["    value = helper(value, $)"],
    ["    layer = model[$ % 3]"],
    ["    for item in range($ % 4):", "        names.append(item)"],
    ["    state.field$ = value"],
    ["    state.table['key$'] = value"],
    ["    value = state.table.get('key$', value)"],
    ["    if args.flag0 and args.flag$:", "        layer.to('cpu')"],
    ["    layer.weight.data = layer.weight.data.to('cuda')"],
    ["    names = [n for n in names if n != $]"],
    ["    text = f'layer {value} of $'"],
    ["    if value is None:", "        value = $"],
    ["    if state.mode == 'fast':", "        value = helper(value, args.width)"],
]
OPENING = """import argparse

import torch


class State:
    def __init__(self):
        self.mode = None
        self.table = {}


def helper(value, scale):
    if scale > 3:
        return value
    return value * scale"""

"""What is analysed: the programs of a test, a labelled case, a folder.

A test of lit says in its RUN lines how custody is started on which files; each
such line is one launch. A folder with a `case.json` is started with the flags it
names, any other folder or file without flags.
"""

import json
import re
import shlex
from pathlib import Path

WITH_VALUE = {"--flags", "--profile", "--models", "--checks", "--assume", "--launch"}
DROPPED = {"--format", "-o", "-j", "--fail-on", "--also"}
TEXT = {".py", ".json", ".yaml", ".yml", ".toml", ".sh"}


class Launch:
    """Files by relative path, those that are named to custody, and options."""

    def __init__(self, name, texts, operands, options):
        self.name = name
        self.texts = texts
        self.operands = operands
        self.options = options

    def fixed(self):
        """Names that the command line gives, or a path that no import could spell."""
        words = " ".join(self.options)
        for text in self.texts.values():
            words += " ".join(re.findall(r"[\"'](\w+-[\w-]*\.[\w.]+)[\"']", text))
        return re.findall(r"\w+", words) + re.findall(r"[\w-]+", words)


def launches(path, source):
    path = Path(path)
    if path.is_dir():
        yield _folder(path)
        return
    text = path.read_text(encoding="utf-8")
    # Lines of a test go on behind a backslash.
    lines = re.sub(r"\\\n#? *RUN:", "", text)
    runs = re.findall(r"^#? *RUN: *(.*)$", lines, re.MULTILINE)
    files = _sections(text) if "split-file" in text else None
    found = set()
    for number, run in enumerate(runs):
        launch = _from_run(f"{path.name}:{number + 1}", run, path, files, source)
        if launch:
            key = json.dumps([launch.operands, launch.options])
            if key not in found:
                found.add(key)
                yield launch
    if not runs:
        yield Launch(path.name, {path.name: text}, [path.name], [])


def _folder(path):
    texts = {
        file.relative_to(path).as_posix(): file.read_text(encoding="utf-8")
        for file in sorted(path.rglob("*"))
        if file.suffix in TEXT and file.name != "case.json"
    }
    options = []
    if (path / "case.json").exists():
        flags = json.loads((path / "case.json").read_text())["config"].get("flags")
        if flags:
            options = ["--flags", flags if isinstance(flags, str) else shlex.join(flags)]
    return Launch(path.name, texts, ["."], options)


def _sections(text):
    files, current = {}, None
    for line in text.splitlines(keepends=True):
        head = re.match(r"#--- (\S+)", line)
        if head:
            current = head[1]
            files[current] = ""
        elif current:
            files[current] += line
    return files


def _from_run(name, run, path, files, source):
    here = re.search(r"(?:cd (\S+) *&& *)?(?:not )?custody check (.*)", run)
    if not here:
        return None
    words = re.split(r" 2>| \||>| &&", here[2])[0]
    values = {"%{src}": str(source), "%s": str(path), "%S": str(path.parent), "%t": "/%t"}
    for old, new in values.items():
        words = words.replace(old, new)
    folder = (here[1] or "").replace("%t", "/%t")
    operands, options, work = [], [], shlex.split(words)
    while work:
        word = work.pop(0)
        option = word.split("=")[0]
        if option in WITH_VALUE | DROPPED and "=" not in word:
            value = [work.pop(0)] if work else []
            options += [word, *value] if option in WITH_VALUE else []
        elif word.startswith("-"):
            options += [word] if option not in DROPPED else []
        else:
            operands.append(word)
    if "%" in "".join(options) + "".join(operands).replace("/%t", ""):
        return None
    if files is not None:
        inside = [_inside(operand, folder) for operand in operands or ["."]]
        return None if None in inside else Launch(name, files, inside, options)
    texts, inside = {}, []
    for operand in operands:
        file = Path(operand).resolve()
        if not file.is_file() or file.name in texts:
            return None
        # Side by side they find one another just as well.
        inside.append(file.name)
        texts[file.name] = file.read_text(encoding="utf-8")
    return Launch(name, texts, inside, options) if inside else None


def _inside(operand, folder):
    """An operand below the folder of split-file, relative to it."""
    if not operand.startswith("/"):
        operand = f"{folder}/{operand}" if folder else operand
    if not operand.startswith("/%t"):
        return None
    return Path(operand[len("/%t") :].lstrip("/") or ".").as_posix()

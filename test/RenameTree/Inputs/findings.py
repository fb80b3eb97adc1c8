"""What a JSON file of findings says, in a form that two runs can be compared in.

    findings.py same < findings.json     all of it but the fingerprints, which
                                         are made of names, in one order
    findings.py names < findings.json    every module, class and function named
                                         in it, one a line
"""

import json
import re
import sys


def strings(node, key=""):
    """Every string of a document, with the key it is under."""
    if isinstance(node, dict):
        for inner, value in node.items():
            yield from strings(value, inner)
    elif isinstance(node, list):
        for value in node:
            yield from strings(value, key)
    elif isinstance(node, str):
        yield key, node


def same(document):
    for finding in document["findings"]:
        del finding["fingerprint"]
    document["findings"].sort(key=lambda finding: json.dumps(finding))
    return json.dumps(document, indent=1)


def names(document):
    found = set()
    for key, text in strings(document["findings"]):
        if key in ("function", "manager"):
            found.update(text.split("."))
        elif key == "path":
            found.update(text.removesuffix(".py").split("/"))
        else:
            found.update(re.findall(r"'(\w+)'", text))
            found.update(re.findall(r"^calls (\w+)$", text))
    return "\n".join(sorted(found))


print({"same": same, "names": names}[sys.argv[1]](json.load(sys.stdin)))

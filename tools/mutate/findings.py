"""What custody says of a program, in the names and places of its original."""

import json
import re
import subprocess


def run(custody, root, operands, options):
    """The status and the SARIF that custody gives for a program in `root`."""
    command = [custody, "check", "--format=sarif", *options, *operands]
    done = subprocess.run(command, cwd=root, capture_output=True, check=False)
    if done.returncode not in (0, 1):
        return done.returncode, None
    return done.returncode, json.loads(done.stdout)


def translate(outcome, program, with_fingerprints):
    """An outcome of `run` that no longer depends on names and places. Functions
    that were inlined somewhere count as the function they are in now."""
    status, sarif = outcome
    if sarif is None:
        return {"status": status}
    back = {new: old for old, new in program.paths.items()}

    def words(text):
        def word(match):
            name = program.names.get(match[0], match[0])
            seen = set()
            while name in program.callers and name not in seen:
                seen.add(name)
                name = program.callers[name]
            return name

        def place(match):
            path, line = program.origin(match[1], int(match[2]))
            return f"{back.get(path, path)}:{line}"

        text = re.sub(r"([\w./-]+\.py):(\d+)", place, text)
        return re.sub(r"[A-Za-z_]\w*", word, text)

    def where(location):
        physical = location["physicalLocation"]
        line = physical.get("region", {}).get("startLine")
        path = physical["artifactLocation"]["uri"]
        origin = program.origin(path, line) if line else (path, line)
        return f"{back.get(origin[0], origin[0])}:{origin[1]}"

    findings = []
    (only,) = sarif["runs"]
    for result in only["results"]:
        message = re.sub(r"Verify with ([\"']).*?\1\.( |$)", "", result["message"]["text"])
        related = result.get("relatedLocations", [])
        finding = {
            "rule": result["ruleId"],
            "level": result["level"],
            "message": words(message),
            "at": where(result["locations"][0]),
            "related": sorted(
                f"{where(r)} {words(r.get('message', {}).get('text', ''))}" for r in related
            ),
        }
        if with_fingerprints:
            finding["fingerprint"] = result["partialFingerprints"]["custodyConflict/v1"]
        findings.append(finding)
    (invocation,) = only["invocations"]
    notes = invocation.get("toolExecutionNotifications", [])
    return {
        "status": status,
        "findings": sorted(findings, key=json.dumps),
        "notifications": sorted(n["descriptor"]["id"] for n in notes),
    }

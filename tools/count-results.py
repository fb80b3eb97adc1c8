#!/usr/bin/env python3
"""Counts the results that lit wrote to JSON files.

Prints one closing line, "N passed, N failed, N skipped", and ends with status 1
when a test failed, when a file is missing or when there was no test at all.
"""

import json
import sys

PASSED = {"PASS", "XFAIL", "FLAKYPASS"}
SKIPPED = {"UNSUPPORTED", "SKIPPED", "EXCLUDED"}


def main(paths):
    passed = failed = skipped = 0
    for path in paths:
        try:
            with open(path, encoding="utf-8") as file:
                tests = json.load(file)["tests"]
        except (OSError, ValueError, KeyError) as error:
            print(f"{path}: {error}", file=sys.stderr)
            failed += 1
            continue
        codes = [test["code"] for test in tests]
        passed += sum(code in PASSED for code in codes)
        skipped += sum(code in SKIPPED for code in codes)
        failed += sum(code not in PASSED | SKIPPED for code in codes)
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

#!/usr/bin/env python3
"""A custody that finds nothing when it has two threads."""

import json
import subprocess
import sys

output = subprocess.run(["custody", *sys.argv[1:]], stdout=subprocess.PIPE, check=True).stdout
report = json.loads(output)
if "-j2" in sys.argv:
    report["runs"][0]["results"].clear()
print(json.dumps(report))

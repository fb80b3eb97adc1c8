#!/usr/bin/env python3
"""A custody that finds nothing when it is told how many threads to take."""

import json
import subprocess
import sys

output = subprocess.run(["custody", *sys.argv[1:]], stdout=subprocess.PIPE, check=False).stdout
report = json.loads(output)
if "-j" in sys.argv:
    report["runs"][0]["results"].clear()
print(json.dumps(report))
sys.exit(1)

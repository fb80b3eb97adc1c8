"""Writes seeds of the pipeline to FOLDER: COUNT strings of bytes from which
programs are generated, and each TEST with the managers it imports.

    seeds.py COUNT FOLDER MANAGERS TEST...
"""

import random
import sys
from pathlib import Path

count, folder, managers = int(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3])
folder.mkdir()
for seed in range(count):
    length = 60 + 40 * seed
    (folder / str(seed)).write_bytes(b"\xff" + random.Random(seed).randbytes(length))
for test in map(Path, sys.argv[4:]):
    # The second module is called `lib` there.
    script = test.read_bytes().replace(b"from managers import", b"from lib import")
    (folder / test.stem).write_bytes(script + b"\x1c" + managers.read_bytes())

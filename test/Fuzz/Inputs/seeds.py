"""Writes COUNT strings of bytes from which programs are generated to FOLDER."""

import random
import sys
from pathlib import Path

count, folder = int(sys.argv[1]), Path(sys.argv[2])
folder.mkdir()
for seed in range(count):
    chance = random.Random(seed)
    length = 60 + 40 * seed
    folder.joinpath(str(seed)).write_bytes(b"\xff" + chance.randbytes(length))

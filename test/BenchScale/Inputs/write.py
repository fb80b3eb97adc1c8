"""Writes the generated program of some size into a folder."""

import sys
from pathlib import Path

tool, size, folder = sys.argv[1:]
sys.path.insert(0, tool)

from program import make, write  # noqa: E402 - needs the path

write(make(int(size)), Path(folder))

"""What the fakes note: every effect on a tensor, and the frames it came from.

An effect belongs to the innermost frame that is not of the fakes. The oracle
asks for those of the program.
"""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
EFFECTS = []  # (code, line, effect, class of the tensor, where it was made)


def place():
    """The innermost frame outside of the fakes: its code and its line."""
    frame = sys._getframe(1)
    while frame and frame.f_code.co_filename.startswith(HERE):
        frame = frame.f_back
    return (frame.f_code, frame.f_lineno) if frame else (None, 0)


def note(effect, tensor):
    code, line = place()
    EFFECTS.append((code, line, effect, type(tensor).__name__, tensor.made))

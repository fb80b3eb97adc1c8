"""Which changes a seed makes."""

import random

from layout import LAYOUT
from program import Program
from structure import STRUCTURE

MOST_STEPS = 5


def changed(launch, seed, wanted=None, most=MOST_STEPS):
    """The program after the changes of a seed, and their names."""
    program = Program(launch.texts, launch.fixed())
    chance = random.Random(f"{seed} {launch.name}")
    kinds = LAYOUT if seed % 2 else LAYOUT + STRUCTURE * 2
    if wanted:
        kinds = [kind for kind in kinds if kind.__name__ in wanted] or kinds
    names = []
    for _ in range(chance.randint(1, MOST_STEPS)):
        kind, step = chance.choice(kinds), chance.randrange(1 << 30)
        if len(names) < most and program.parsed() and kind(program, random.Random(step)):
            names.append(kind.__name__)
    for file in program.files.values():
        file.changed()
    return program, names, chance

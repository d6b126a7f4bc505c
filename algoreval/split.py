"""A suite in two parts, to train on and to measure on: the suite's own split, or a drawn one."""

import hashlib
from collections import defaultdict
from collections.abc import Mapping, Sequence

from algoreval.errors import ConfigError
from algoreval.suite import Cell, Suite
from algoreval.task import load_task

TRAIN, TEST = "train", "test"

SEEDS = (1, 2, 3)
"""Of the drawn splits on which results are checked, as many as the paper's."""

Split = Mapping[str, tuple[Cell, ...]]
"""TRAIN and TEST -> the cells of that part, sorted."""


def split_of(suite: Suite, seed: int | None = None) -> Split:
    """The suite's own split; with a seed, a drawn one. Raises ConfigError if it has none."""
    if not suite.split:
        raise ConfigError(f"the suite {suite.id} has no split; paper has one")
    return suite.split if seed is None else drawn_split(suite, seed, len(suite.split[TEST]))


def drawn_split(suite: Suite, seed: int, held_out: int) -> Split:
    """A split by algorithm with as near as possible to so many cells held out.

    Tasks of one problem compute the same function, so that whoever has learned one of them knows
    the others' answers: they stay together. The order in which problems are held out comes from
    hashes of seed and name alone, and so is the same on every machine and in every version.
    """
    problems: dict[str, list[Cell]] = defaultdict(list)
    for cell in suite.cells:
        problems[load_task(cell.task).problem].append(cell)
    order = sorted(problems, key=lambda name: hashlib.sha256(f"{seed} {name}".encode()).digest())
    chosen = _filling([len(problems[name]) for name in order], held_out)
    test = {cell for place in chosen for cell in problems[order[place]]}
    return {
        TRAIN: tuple(cell for cell in suite.cells if cell not in test),
        TEST: tuple(cell for cell in suite.cells if cell in test),
    }


def _filling(sizes: Sequence[int], wanted: int) -> list[int]:
    """The first places whose sizes add up to what is wanted, or to what comes nearest to it.

    A place is passed over only where the places behind it could not fill up the rest.
    """
    # Bit n of sums[i]: some of the places from i on add up to n.
    sums = [1]
    for size in reversed(sizes):
        sums.append(sums[-1] | sums[-1] << size)
    sums.reverse()
    left = min(_bits(sums[0]), key=lambda total: (abs(total - wanted), total))
    chosen = []
    for place, size in enumerate(sizes):
        if size <= left and sums[place + 1] >> (left - size) & 1:
            chosen.append(place)
            left -= size
    return chosen


def _bits(number: int) -> list[int]:
    return [place for place in range(number.bit_length()) if number >> place & 1]

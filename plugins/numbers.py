"""Numbers on the command line: each kind is checked as it is read."""

import argparse
import math
from collections.abc import Callable

from algoreval.model import UNSENT, Unsent
from algoreval.sandbox import LONGEST_SECONDS, SHORTEST_SECONDS, SMALLEST_MIB


def positive(text: str) -> int:
    """A count from the command line."""
    return int(_number(text, int, lambda count: count >= 1, "a number above 0"))


def tops(text: str) -> int:
    """How many tokens besides the one that was drawn; servers give no more than these."""
    return int(_number(text, int, lambda count: 0 <= count <= 20, "a number from 0 to 20"))


def mebibytes(text: str) -> int:
    """An amount of memory for a run."""
    words = f"a number of at least {SMALLEST_MIB}"
    return int(_number(text, int, lambda size: size >= SMALLEST_MIB, words))


def seconds(text: str) -> float:
    """A length of time from the command line."""
    words = f"from {SHORTEST_SECONDS:g} to {LONGEST_SECONDS:g} seconds"
    return _number(text, float, lambda time: SHORTEST_SECONDS <= time <= LONGEST_SECONDS, words)


def temperature(text: str) -> float:
    """How freely a model chooses."""
    return _number(text, float, lambda degree: 0 <= degree <= 10, "between 0 and 10")


def price(text: str) -> float:
    """An amount of money."""
    return _number(text, float, lambda amount: 0 <= amount < math.inf, "an amount from 0")


def share(text: str) -> float:
    """A rate from the command line."""
    return _number(text, float, lambda rate: 0 <= rate <= 1, "between 0 and 1")


def unless_unsent(kind: Callable[[str], float]) -> Callable[[str], float | Unsent]:
    """Also takes the word that stands for "not sent"."""
    return lambda text: UNSENT if text == UNSENT else kind(text)


def _number(
    text: str, kind: Callable[[str], float], fits: Callable[[float], bool], words: str
) -> float:
    try:
        number = kind(text)
    except ValueError:
        number = math.nan
    if not fits(number):
        raise argparse.ArgumentTypeError(f"{text!r} is not {words}")
    return number

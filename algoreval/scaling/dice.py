"""Chance that is the same for ever: on any machine, with any version of Python or of a library.

All of it comes from `random.Random(seed).random()`, the one sequence of numbers that Python
promises to keep, and the seed from SHA-256.
"""

import hashlib
import math
import random
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")


class Dice:
    """A source of chance that belongs to a text: equal texts, equal numbers."""

    def __init__(self, text: str) -> None:
        seed = int.from_bytes(hashlib.sha256(text.encode()).digest(), "big")
        self._unit = random.Random(seed).random

    def below(self, count: int) -> int:
        """A number from 0 to count - 1."""
        return int(self._unit() * count)

    def between(self, low: int, high: int) -> int:
        """A number from low to high, both included."""
        return low + self.below(high - low + 1)

    def numbers(self, low: int, high: int, count: int) -> list[int]:
        """So many numbers from low to high."""
        span, unit = high - low + 1, self._unit
        return [low + int(unit() * span) for _ in range(count)]

    def one_of(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in a random order: each in its turn changes places with one up to it."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def picked(self, total: int, chance: float) -> Iterator[int]:
        """The numbers below total in ascending order, each left out or not by its own chance.

        Of one that is taken the next is told by how many are passed over in between, so that it
        costs as much as there are numbers taken.
        """
        if chance >= 1:
            yield from range(total)
            return
        scale, place = math.log1p(-chance), -1
        while True:
            place += 1 + int(math.log1p(-self._unit()) / scale)
            if place >= total:
                return
            yield place

"""How far two judges agree, on the pairs that both have judged."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Agreement:
    """How often two who say yes or no say what."""

    both: int
    first_only: int
    second_only: int
    neither: int

    @property
    def total(self) -> int:
        """How many both have judged."""
        return self.both + self.first_only + self.second_only + self.neither

    @property
    def agree(self) -> float | None:
        """The share on which they say the same; None if there is none."""
        return (self.both + self.neither) / self.total if self.total else None

    @property
    def kappa(self) -> float | None:
        """Cohen's kappa: 1 if they always agree, 0 if no more than by chance.

        Cohen 1960, Educational and Psychological Measurement 20, 37-46. None where it is not
        defined: both always say the same one thing, or nothing was judged by both.

        >>> round(Agreement(20, 5, 10, 15).kappa, 3)
        0.4
        """
        if self.agree is None:
            return None
        first, second = self.both + self.first_only, self.both + self.second_only
        yes, no = first * second, (self.total - first) * (self.total - second)
        chance = (yes + no) / self.total**2
        return None if chance == 1 else (self.agree - chance) / (1 - chance)


def agreement(said: Iterable[tuple[bool | None, bool | None]]) -> Agreement:
    """Of what two said of each thing; what one of them did not judge does not count."""
    found = [two for two in said if None not in two]
    order = ((True, True), (True, False), (False, True), (False, False))
    return Agreement(*(found.count(one) for one in order))

"""An exponent from times: the slope of log time over log n, with its interval, and a verdict.

One point per size: samples of one size share what departs from a straight line there (a factor of
log n, a cache that is full), so that taking them for independent would make the interval too
short. See docs/paper.md.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Literal

from scipy.special import stdtrit

from algoreval.scaling.plan import TOLERANCE

FEWEST = 3
"""Sizes below which there is no fit: a line through two points has no interval."""

QUICKEST_NS = 5_000
"""Times below are not of the algorithm alone: reading the clock and calling take up to a tenth."""

Verdict = Literal["as textbook", "faster", "slower", "not told"]


@dataclass(frozen=True)
class Fit:
    """time = scale * n^exponent."""

    exponent: float
    low: float
    high: float
    """The ends of the exponent's 95 % interval."""

    scale: float
    sizes: int
    """How many points it is made of."""


def fit(times: Sequence[tuple[int, float]]) -> Fit | None:
    """The power law that fits (n, time) best; None for fewer than three sizes that tell."""
    told = [(math.log(n), math.log(time)) for n, time in times if time >= QUICKEST_NS]
    if len({x for x, _ in told}) < FEWEST:
        return None
    middle, height = fmean(x for x, _ in told), fmean(y for _, y in told)
    spread = sum((x - middle) ** 2 for x, _ in told)
    slope = sum((x - middle) * y for x, y in told) / spread
    rest = sum((y - height - slope * (x - middle)) ** 2 for x, y in told)
    freedom = len(told) - 2
    margin = float(stdtrit(freedom, 0.975)) * math.sqrt(rest / freedom / spread)
    scale = math.exp(height - slope * middle)
    return Fit(slope, slope - margin, slope + margin, scale, len(told))


def verdict(found: Fit | None, exponents: Sequence[float], tight: bool) -> Verdict:
    """What a fit says of a program beside the exponents of the textbook's methods.

    Outside the tolerance if all of the interval is, however wide; within, it is as the
    textbook's. Everything else is not told: no fit, an interval wider than what is tolerated, or
    one that crosses the border from outside. Below a bound that is not tight everything is as it
    should be.
    """
    if found is None:
        return "not told"
    least, most = min(exponents) - TOLERANCE, max(exponents) + TOLERANCE
    if found.low > most:
        return "slower"
    if tight and found.high < least:
        return "faster"
    if found.high - found.low > 2 * TOLERANCE:
        return "not told"
    within = found.exponent <= most and (found.exponent >= least or not tight)
    return "as textbook" if within else "not told"


def through(times: Sequence[tuple[int, float]], exponent: float) -> float | None:
    """The scale of the curve of a given exponent that fits best; None without times."""
    logs = [math.log(time) - exponent * math.log(n) for n, time in times if time > 0]
    return math.exp(fmean(logs)) if logs else None

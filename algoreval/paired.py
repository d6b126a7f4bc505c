"""Two runs on the same instances: what became of each, and how sure a difference is.

Only instances with a verdict in both count. An instance weighs the same however many samples it
has: its share of samples that passed is compared.
"""

import math
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from statistics import NormalDist, fmean

from algoreval.interval import Z95, effective_trials, tango, units
from algoreval.record import Record
from algoreval.resample import bootstrap, sign_flip

POWER = 0.8
"""How likely a difference as large as the detectable one is found."""

FEWEST = 6
"""Algorithms that must differ before a difference can be told from chance: with five, even if all
differ the same way, p is 2 / 2^5 = 0.0625."""


@dataclass(frozen=True)
class Outcome:
    """What became of one instance in one run."""

    passed: int
    judged: int
    """Samples with a verdict: one or more."""

    label: str
    """The verdict, such as "wrong_output.mismatch"; of several samples "3 of 5 passed"."""

    @property
    def share(self) -> Fraction:
        """The share of samples that passed."""
        return Fraction(self.passed, self.judged)


@dataclass(frozen=True)
class Pair:
    """One instance, judged in both runs."""

    cell: str
    """The instance's id without its condition."""

    record: Record
    """One of the first run's records of it: task, language, representation and domain."""

    first: Outcome
    second: Outcome

    @property
    def change(self) -> Fraction:
        """By how much its share of passes rose; negative if it fell."""
        return self.second.share - self.first.share


@dataclass(frozen=True)
class Difference:
    """How much the second run passes more than the first, over the instances judged in both."""

    instances: int
    algorithms: int
    first: float | None
    """pass@1 of the first run on these instances; None if there are none."""

    second: float | None
    change: float | None
    """The second less the first."""

    low: float
    """Lower end of the 95 % interval of the change."""

    high: float
    method: str
    """How the interval was found: "bootstrap", or "score" where most algorithms changed alike."""

    gained: int
    """Instances of which the second run passes more."""

    lost: int
    """Instances of which it passes less."""

    p: float
    """How likely a change at least so far from 0 is if the runs do not differ: by algorithm."""

    mcnemar: float | None
    """The same by McNemar's exact test, which takes instances for independent; None with several
    samples per instance."""

    mcnemar_mid: float | None
    """Its mid-p, which is less cautious."""

    detectable: float | None
    """The least change that such a comparison finds in 4 of 5 cases; None if it can find none."""


def match(
    first: Iterable[Record], second: Iterable[Record]
) -> tuple[list[Pair], list[str], list[str]]:
    """The instances judged in both, sorted by id; then those judged in one alone.

    Conditions do not count: an instance under a hint is matched with the same without.
    """
    ones, others = _by_cell(first), _by_cell(second)
    pairs = [
        Pair(cell, ones[cell][0], _outcome(ones[cell]), _outcome(others[cell]))
        for cell in sorted(ones.keys() & others.keys())
    ]
    return pairs, sorted(ones.keys() - others.keys()), sorted(others.keys() - ones.keys())


def _by_cell(records: Iterable[Record]) -> Mapping[str, list[Record]]:
    found: dict[str, list[Record]] = {}
    for record in records:
        if record.judged:
            found.setdefault(record.instance.partition("+")[0], []).append(record)
    return found


def _outcome(records: Sequence[Record]) -> Outcome:
    passed = sum(record.passed for record in records)
    if len(records) == 1:
        return Outcome(passed, 1, records[0].verdict.label)
    return Outcome(passed, len(records), f"{passed} of {len(records)} passed")


def difference(pairs: Sequence[Pair]) -> Difference:
    """The difference over these instances, with interval and tests.

    The interval is the bootstrap's over algorithms if at least six of them changed and at least six
    changed otherwise than most, so that resamples differ enough; else Tango's at the effective
    number of trials, which no lack of differences shrinks to a point. The test turns whole
    algorithms around. Both speak of other algorithms like these; among instances of a single
    algorithm, of it alone.
    """
    if not pairs:
        return Difference(0, 0, None, None, None, -1.0, 1.0, "none", 0, 0, 1.0, None, None, None)
    tasks = [pair.record.task for pair in pairs]
    changes = [pair.change for pair in pairs]
    values = [float(change) for change in changes]
    labels = units(tasks)
    gains = sum(value for value in values if value > 0) / len(values)
    losses = sum(-value for value in values if value < 0) / len(values)
    variance = gains + losses - (gains - losses) ** 2
    trials = effective_trials(values, labels, variance, len(values))
    resampled = _various(changes, labels) >= FEWEST
    if resampled:
        low, high = bootstrap(values, labels)
    else:
        low, high = tango(gains * trials, losses * trials, trials)
    gained, lost = sum(change > 0 for change in changes), sum(change < 0 for change in changes)
    single = all(pair.first.judged == pair.second.judged == 1 for pair in pairs)
    exact, mid = mcnemar(gained, lost) if single else (None, None)
    enough = len(set(labels)) >= FEWEST
    return Difference(
        instances=len(pairs),
        algorithms=len(set(tasks)),
        first=fmean(float(pair.first.share) for pair in pairs),
        second=fmean(float(pair.second.share) for pair in pairs),
        change=float(sum(changes, Fraction(0)) / len(pairs)),
        low=low,
        high=high,
        method="bootstrap" if resampled else "score",
        gained=gained,
        lost=lost,
        p=sign_flip(changes, labels),
        mcnemar=exact,
        mcnemar_mid=mid,
        detectable=detectable(gains + losses, trials) if enough else None,
    )


def _various(changes: Sequence[Fraction], labels: Sequence[Hashable]) -> int:
    """How many algorithms changed at all, or, if those are fewer, otherwise than most did.

    If all changed alike, so does every resample of them: its interval would be a point.
    """
    groups: dict[Hashable, list[Fraction]] = {}
    for label, change in zip(labels, changes, strict=True):
        groups.setdefault(label, []).append(change)
    means = Counter(sum(group, Fraction(0)) / len(group) for group in groups.values())
    changed = sum(any(group) for group in groups.values())
    return min(changed, means.total() - max(means.values()))


def mcnemar(gained: int, lost: int) -> tuple[float, float]:
    """McNemar's exact two-sided p and its mid-p, of instances that passed in one run alone.

    If the runs do not differ, each of them is as likely a gain as a loss: binomial with 1/2.
    The mid-p counts what was observed by half (Fagerland, Lydersen and Laake 2013, BMC Medical
    Research Methodology 13:91).

    >>> [round(p, 4) for p in mcnemar(7, 1)]
    [0.0703, 0.0391]
    """
    moved, fewer = gained + lost, min(gained, lost)
    tail = Fraction(sum(math.comb(moved, count) for count in range(fewer + 1)), 2**moved)
    point = Fraction(math.comb(moved, fewer), 2**moved)
    if not moved:
        # Nothing was observed that could be counted by half.
        return 1.0, 1.0
    if gained == lost:
        return 1.0, float(1 - point / 2)
    return float(min(2 * tail, Fraction(1))), float(2 * tail - point)


def holm(ps: Sequence[float]) -> list[float]:
    """p-values of a family, corrected for its size: in the order given.

    Holm 1979, Scandinavian Journal of Statistics 6, 65-70. The chance that any true hypothesis of
    the family gets 0.05 or less is at most 5 %, however they hang together.

    >>> [round(p, 3) for p in holm([0.01, 0.04, 0.03, 0.005])]
    [0.03, 0.06, 0.06, 0.02]
    """
    corrected = [0.0] * len(ps)
    largest = 0.0
    for rank, place in enumerate(sorted(range(len(ps)), key=lambda place: ps[place])):
        largest = max(largest, min(1.0, (len(ps) - rank) * ps[place]))
        corrected[place] = largest
    return corrected


def detectable(discordance: float, trials: float, power: float = POWER) -> float:
    """The least change found with this power at the 5 % level among so many independent trials.

    Connor 1987, Biometrics 43, 207-211: n = (z_a sqrt(d) + z_b sqrt(d - c^2))^2 / c^2 trials are
    needed for a change c if a share d of them differs; here it is solved for c. If fewer differ
    than would have to, all are taken to change the same way: d = c.

    >>> round(detectable(discordance=0.45, trials=155), 3)
    0.15
    """
    above = NormalDist().inv_cdf(power)
    root = math.sqrt(max(trials + above**2 - Z95**2, 0.0))
    factor = (math.sqrt(trials) * Z95 + above * root) / (trials + above**2)
    return min(1.0, factor * max(math.sqrt(discordance), factor))

"""How often judges name the same technique for a problem and for a program.

The unit is a pair of problem and model, as in the paper; several samples of one share its weight.
Problems are the clusters of all intervals: programs for one problem are no independent trials.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from fractions import Fraction
from statistics import fmean
from typing import Any

from algoreval.interval import effective_trials, wilson
from algoreval.table import Cell


@dataclass(frozen=True)
class Pair:
    """What a judge thinks of one program and of the problem that it was written for."""

    judge: str
    benchmark: str
    problem: str
    model: str
    """Who wrote the program."""

    index: int
    """Which of the model's samples it is, from 0."""

    spec: str | None
    """The technique that the problem calls for; None if the judge did not answer."""

    code: str | None
    """The technique that the program uses; None if the judge did not answer."""

    @property
    def judged(self) -> bool:
        """Both questions were answered."""
        return self.spec is not None and self.code is not None

    @property
    def match(self) -> bool:
        """The judge named the same technique twice."""
        return self.judged and self.spec == self.code

    def plain(self) -> dict[str, Any]:
        """In terms of JSON; `match` is null where the judge did not answer."""
        return {**asdict(self), "match": self.match if self.judged else None}


def matches(pairs: Iterable[Pair]) -> Cell:
    """The pair match rate with its 95 % interval; counts are those of samples."""
    found = [pair for pair in pairs if pair.judged]
    if not found:
        return Cell()
    samples: dict[tuple[str, str], list[bool]] = defaultdict(list)
    for pair in found:
        samples[pair.problem, pair.model].append(pair.match)
    shares = [fmean(one) for one in samples.values()]
    return rate(shares, [problem for problem, _ in samples], [pair.match for pair in found])


def _weights(pairs: Sequence[Pair]) -> Iterator[tuple[Pair, Fraction]]:
    """Each with what it weighs: samples of one model for one problem weigh 1 together."""
    samples = Counter((pair.problem, pair.model) for pair in pairs)
    return ((pair, Fraction(1, samples[pair.problem, pair.model])) for pair in pairs)


def rate(shares: Sequence[float], problems: Sequence[str], each: Sequence[bool]) -> Cell:
    """The mean of shares of matches, each about a problem; counts are those of samples."""
    value = fmean(shares)
    trials = effective_trials(shares, problems, value * (1 - value), len(each))
    return Cell(value, sum(each), len(each), wilson(value, trials))


def answered(pairs: Sequence[Pair]) -> Cell:
    """The share of pairs of which the judge answered both questions; counts are samples."""
    if not pairs:
        return Cell()
    every = list(_weights(pairs))
    share = sum(weight for pair, weight in every if pair.judged) / sum(one for _, one in every)
    return Cell(float(share), sum(pair.judged for pair in pairs), len(pairs))


def by_chance(pairs: Iterable[Pair]) -> Cell:
    """The rate if the same answers were dealt out anew: what a judge's favourite names match."""
    found = [pair for pair in pairs if pair.judged]
    if not found:
        return Cell()
    specs: dict[str | None, Fraction] = defaultdict(Fraction)
    codes: dict[str | None, Fraction] = defaultdict(Fraction)
    for pair, weight in _weights(found):
        specs[pair.spec] += weight
        codes[pair.code] += weight
    alike = sum(weight * codes[name] for name, weight in specs.items())
    return Cell(float(alike / sum(specs.values()) ** 2), None, None)


def confusion(pairs: Iterable[Pair]) -> dict[str, dict[str | None, Cell]]:
    """By technique in the spec, how large a share of its pairs use which in the code.

    Counts are samples.
    """
    groups: dict[str, list[Pair]] = defaultdict(list)
    for pair in pairs:
        if pair.spec is not None and pair.code is not None:
            groups[pair.spec].append(pair)
    return {spec: _codes(held) for spec, held in groups.items()}


def _codes(pairs: Sequence[Pair]) -> dict[str | None, Cell]:
    weights: dict[str | None, Fraction] = defaultdict(Fraction)
    for pair, weight in _weights(pairs):
        weights[pair.code] += weight
    samples, whole = Counter(pair.code for pair in pairs), sum(weights.values())
    return {
        code: Cell(float(weight / whole), samples[code], len(pairs))
        for code, weight in weights.items()
    }

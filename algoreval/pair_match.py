"""How often judges name the same technique for a problem and for a program, and for whose programs.

The unit is a pair of problem and model, as in the paper; several samples of one share its weight.
Problems are the clusters of all intervals: programs for one problem are no independent trials.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from fractions import Fraction
from itertools import chain
from statistics import fmean
from typing import Any

from algoreval.interval import effective_trials, tango, wilson
from algoreval.paired import FEWEST
from algoreval.resample import bootstrap
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
    return _rate(shares, [problem for problem, _ in samples], [pair.match for pair in found])


def _weights(pairs: Sequence[Pair]) -> Iterator[tuple[Pair, Fraction]]:
    """Each with what it weighs: samples of one model for one problem weigh 1 together."""
    samples = Counter((pair.problem, pair.model) for pair in pairs)
    return ((pair, Fraction(1, samples[pair.problem, pair.model])) for pair in pairs)


def _rate(shares: Sequence[float], problems: Sequence[str], each: Sequence[bool]) -> Cell:
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


@dataclass(frozen=True)
class Preference:
    """Whether a judge finds more matches in its own models' programs than other judges do.

    All of it is about the same problems, those where every judge judged the same programs, some of
    the judge's own models and some of others; a problem weighs the same as any other.
    """

    own: Cell
    """The rate of its own models."""

    others: Cell
    """The rate of all other models."""

    lead: Cell
    """The first less the second: also what its own models may simply do better."""

    elsewhere: Cell
    """The same lead in the eyes of the other judges, on the mean; empty if there is none."""

    excess: Cell
    """The lead less the lead elsewhere: self-preference, which other judges do not share."""


def preference(
    pairs: Iterable[Pair], judge: str, judges: Sequence[str], own: Collection[str]
) -> Preference | None:
    """The judge's preference for the models in `own`; None if nothing can be compared."""
    sides = _sides(pairs, judges, own)
    if not sides:
        return None
    rivals = [one for one in judges if one != judge]
    here = [_lead(by_judge[judge]) for by_judge in sides.values()]
    there = [fmean(_lead(by_judge[one]) for one in rivals) for by_judge in sides.values() if rivals]
    excess = [one - other for one, other in zip(here, there, strict=False)]
    ours, theirs = zip(*(by_judge[judge] for by_judge in sides.values()), strict=True)
    return Preference(
        own=_of_side(ours),
        others=_of_side(theirs),
        lead=_change(here, 1),
        elsewhere=_change(there, 1),
        excess=_change(excess, 2),
    )


Sides = tuple[list[list[bool]], list[list[bool]]]
"""By model, whether each of its programs matched: the judge's own models, and the others.

Samples of one model share its weight.
"""


def _sides(
    pairs: Iterable[Pair], judges: Sequence[str], own: Collection[str]
) -> dict[str, dict[str, Sides]]:
    """By problem and judge, what can be compared: programs that every judge judged."""
    programs: dict[tuple[str, str], dict[int, dict[str, bool]]] = defaultdict(dict)
    for pair in pairs:
        if pair.judged:
            programs[pair.problem, pair.model].setdefault(pair.index, {})[pair.judge] = pair.match
    found: dict[str, dict[str, Sides]] = {}
    for (problem, model), samples in programs.items():
        if whole := [one for one in samples.values() if all(judge in one for judge in judges)]:
            sides = found.setdefault(problem, {judge: ([], []) for judge in judges})
            for judge in judges:
                sides[judge][model not in own].append([one[judge] for one in whole])
    return {problem: sides for problem, sides in found.items() if all(sides[judges[0]])}


def _lead(sides: Sides) -> float:
    return _share(sides[0]) - _share(sides[1])


def _share(models: Sequence[Sequence[bool]]) -> float:
    return fmean(map(fmean, models))


def _of_side(problems: Sequence[Sequence[Sequence[bool]]]) -> Cell:
    each = list(chain.from_iterable(chain.from_iterable(problems)))
    return _rate([_share(one) for one in problems], list(map(str, range(len(problems)))), each)


def _change(values: Sequence[float], most: int) -> Cell:
    """The mean of one value per problem, none farther from 0 than `most`.

    Counts are problems above 0 less those below. The interval is the bootstrap's if enough problems
    differ from 0 and from the most common value, else Tango's, which no lack of them shrinks to a
    point.
    """
    if not values:
        return Cell()
    alike = max(Counter(round(value, 9) for value in values).values())
    if min(sum(map(bool, values)), len(values) - alike) >= FEWEST:
        ends = bootstrap(values, range(len(values)))
    else:
        gains, losses = (sum(_above(values, sign)) / most for sign in (1, -1))
        low, high = tango(gains, losses, len(values))
        ends = (most * low, most * high)
    count = sum(value > 0 for value in values) - sum(value < 0 for value in values)
    return Cell(fmean(values), count, len(values), ends)


def _above(values: Iterable[float], sign: int) -> Iterator[float]:
    return (max(sign * value, 0.0) for value in values)

"""Self-preference: whether a judge finds more matches among its own models than other judges do."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from statistics import fmean

from algoreval.interval import tango
from algoreval.pair_match import Pair, rate
from algoreval.paired import FEWEST
from algoreval.resample import bootstrap
from algoreval.table import Cell


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
    return rate([_share(one) for one in problems], list(map(str, range(len(problems)))), each)


def _change(values: Sequence[float], most: int) -> Cell:
    """The mean of one value per problem, none farther from 0 than `most`.

    Of what is counted there is only the total, the problems: a mean of differences has no number of
    them that hold. The interval is the bootstrap's if enough problems
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
    return Cell(fmean(values), None, len(values), ends)


def _above(values: Iterable[float], sign: int) -> Iterator[float]:
    return (max(sign * value, 0.0) for value in values)

"""Programs for the same problem, two by two: of different models, or several samples of one."""

import hashlib
from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean

from algoreval.interval import effective_trials, wilson
from algoreval.resample import bootstrap
from algoreval.subjects import Subject
from algoreval.table import Cell


@dataclass(frozen=True)
class Program:
    """What a model wrote, as far as pairs go."""

    model: str
    """Its name, and the condition; what it wrote in another run is another sample."""

    run: str
    """The run's name: samples are numbered in each anew."""

    instance: str
    """The problem: algorithm, language, representation and what the prompt said."""

    task: str
    language: str
    sample: int
    text: str
    passed: bool


@dataclass(frozen=True)
class Pair:
    """Two programs for one problem, in the order of the runs and samples."""

    first: Program
    second: Program

    @property
    def models(self) -> tuple[str, str]:
        """Who wrote them."""
        return (self.first.model, self.second.model)

    @property
    def between(self) -> bool:
        """Whether two models wrote them; else they are samples of one."""
        return self.first.model != self.second.model

    @property
    def passed(self) -> bool:
        """Whether both pass the fixed test."""
        return self.first.passed and self.second.passed

    @property
    def identical(self) -> bool:
        """Whether they are the same to the letter."""
        return self.first.text == self.second.text


def programs(subjects: Iterable[Subject]) -> list[Program]:
    """All programs that these wrote; replies in which none was found are none."""
    return [
        Program(
            one.model,
            one.run.name,
            record.instance,
            record.task,
            record.language,
            record.sample,
            record.program,
            record.passed,
        )
        for one in subjects
        for record in one.records
        if record.program.strip()
    ]


def pairs(found: Iterable[Program], problems: int | None = None) -> list[Pair]:
    """All pairs by problem, in the order in which problems come first.

    Of so many problems alone if that is given: which ones hangs on their names alone, and a larger
    number has all of a smaller one.
    """
    by_problem: dict[str, list[Program]] = defaultdict(list)
    for one in found:
        by_problem[one.instance].append(one)
    several = [name for name, group in by_problem.items() if len(group) > 1]
    chosen = set(sorted(several, key=_lot)[:problems])
    return [
        Pair(*two)
        for name in several
        if name in chosen
        for two in combinations(by_problem[name], 2)
    ]


def _lot(name: str) -> str:
    return hashlib.sha256(name.encode("utf-8", "backslashreplace")).hexdigest()


_ROUNDING = 1e-9


def share(found: Iterable[tuple[Pair, bool]]) -> Cell:
    """In how large a share of the pairs something holds, with its 95 % interval.

    Two models count once for each problem, however many samples they have. Algorithms count as
    independent, and the models are taken as given.
    """
    held = list(found)
    values, tasks = _by_models(held)
    if not values:
        return Cell()
    value = fmean(values)
    trials = effective_trials(values, tasks, value * (1 - value), len(held))
    return Cell(value, sum(holds for _, holds in held), len(held), wilson(value, trials))


def average(found: Iterable[tuple[Pair, float]]) -> Cell:
    """The mean of a number over the pairs, weighted like `share`; its interval is a bootstrap's.

    There is none where all values are alike: resamples would be, too, and the interval a point.
    """
    held = list(found)
    values, tasks = _by_models(held)
    if not values:
        return Cell()
    several = len(set(tasks)) > 1 and max(values) - min(values) > _ROUNDING
    interval = bootstrap(values, tasks) if several else None
    return Cell(fmean(values), None, len(held), interval)


def _by_models(held: Sequence[tuple[Pair, float]]) -> tuple[list[float], list[Hashable]]:
    """The mean for each two models on each problem, and the algorithm of each."""
    groups: dict[tuple[str, str, frozenset[str]], list[float]] = defaultdict(list)
    for pair, value in held:
        # Whose program comes first hangs on the order of runs.
        who = frozenset(pair.models)
        groups[pair.first.task, pair.first.instance, who].append(float(value))
    return [fmean(group) for group in groups.values()], [task for task, _, _ in groups]

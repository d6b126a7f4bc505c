"""Inputs that all programs of a task share, and one program with what is known of it so far."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from algoreval.case import load_oracle
from algoreval.drawn import handed_over
from algoreval.errors import JudgeError
from algoreval.instance import Instance
from algoreval.scaling.measure import Timing
from algoreval.scaling.plan import Regime
from algoreval.scaling.points import Point
from algoreval.scaling.programs import Candidate

GIVEN_UP = 2
"""After so many inputs of a size that all ran out of time or memory, no more are tried, of this
size or of larger ones."""


@dataclass(frozen=True)
class Input:
    """One input of a size; it is drawn, answered and handed over once, and only if asked for."""

    regime: Regime
    n: int
    index: int
    seed: int
    _handed: dict[str, dict[str, Any]] = field(default_factory=dict)

    @cached_property
    def home(self) -> dict[str, Any]:
        """The arguments in the task's home form."""
        return self.regime.draw(self.n, self.index, self.seed)

    @cached_property
    def answer(self) -> Any:
        """The right answer, by the task's oracle."""
        return load_oracle(self.regime.task, large=True)(**self.home)

    def of(self, instance: Instance) -> dict[str, Any]:
        """The arguments as a function takes them. Raises JudgeError if it cannot be given them."""
        form = instance.representation
        if form not in self._handed:
            args = handed_over(instance, self.home)
            if args is None:
                raise JudgeError(f"{instance.id}: an input of {self.n} cannot be handed over")
            self._handed[form] = args
        return self._handed[form]


def told_by(regime: Regime, instance: Instance) -> bool:
    """Whether a regime tells something of an instance: not if its input grows faster than time."""
    few = [Input(regime, n, 0, 0) for n in regime.sizes[:2]]
    return regime.is_told_by({one.n: one.of(instance) for one in few})


@dataclass
class Series:
    """One program in one regime, and what is known of it."""

    candidate: Candidate
    regime: Regime
    seed: int
    toolchain: str
    known: list[Point] = field(default_factory=list)
    closed: bool = False
    """Whether no more can come of it."""

    def wants(self, n: int, index: int, budget: float) -> bool:
        """Whether an input is to be measured: not if it was, or if there is no use in it."""
        measured = any((one.n, one.index) == (n, index) for one in self.known)
        spent = sum(one.spent_seconds for one in self.known)
        return not (self.closed or measured or spent > budget or is_hopeless(self.known, n))

    def knows(self, point: Point) -> bool:
        """Whether a point is of this program, regime, and way to measure."""
        mine = self.point(self.regime.sizes[0], 0, Timing("passed"), 0.0)
        return point.series == mine.series and point.settings == mine.settings

    def point(self, n: int, index: int, timing: Timing, spent: float) -> Point:
        """What is written of a timing."""
        one, instance = self.candidate, self.candidate.instance
        return Point(
            run=one.run,
            model=one.model,
            instance=instance.id,
            sample=one.sample,
            program_sha256=one.program.sha256,
            task=instance.task,
            task_version=instance.task_version,
            language=instance.language,
            representation=instance.representation,
            regime=self.regime.name,
            n=n,
            index=index,
            seed=self.seed,
            **vars(timing),
            spent_seconds=round(spent, 3),
            limit_seconds=self.regime.seconds,
            limit_mib=self.regime.memory_mib,
            toolchain=self.toolchain,
        )


def is_hopeless(points: Iterable[Point], n: int) -> bool:
    """Whether smaller inputs, or as large ones, have run out of time or memory before."""
    by_size: dict[int, list[bool]] = defaultdict(list)
    for one in points:
        by_size[one.n].append(one.bucket == "timeout" or one.detail == "memory_limit")
    return any(size <= n and len(out) >= GIVEN_UP and all(out) for size, out in by_size.items())

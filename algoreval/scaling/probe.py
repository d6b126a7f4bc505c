"""The scaling probe: times programs on inputs of growing size, and writes down what comes of it.

Inputs are drawn and answered once for all programs of a task. Each program gets the first input of
every size before it gets the second of any: whoever stops early, or whose budget is spent, has
points at all sizes.
"""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product

from algoreval.build import Builder
from algoreval.errors import JudgeError, TooBusy
from algoreval.scaling.calling import prepared
from algoreval.scaling.measure import Question, Timing, timed
from algoreval.scaling.plan import Regime, regimes
from algoreval.scaling.points import Points
from algoreval.scaling.programs import Candidate
from algoreval.scaling.series import Input, Series, told_by


@dataclass(frozen=True)
class Extent:
    """How much is measured, and how."""

    inputs: int = 8
    """Of each size."""

    budget_seconds: float = 120.0
    """For one program in one regime, with all that is around its calls."""

    seed: int = 0
    regimes: tuple[str, ...] = ()
    """Only these; none are all."""

    sizes: tuple[int, ...] = ()
    """In place of those of scaling.yaml."""

    seconds: float | None = None
    memory_mib: int | None = None
    """In place of the limits of scaling.yaml."""

    def of(self, task: str) -> Iterator[Regime]:
        """The regimes of a task as they are measured."""
        for regime in regimes(task):
            if self.regimes and regime.name not in self.regimes:
                continue
            yield replace(
                regime,
                sizes=self.sizes or regime.sizes,
                seconds=self.seconds or regime.seconds,
                memory_mib=self.memory_mib or regime.memory_mib,
            )


@dataclass(frozen=True)
class Place:
    """Where programs run."""

    builder: Callable[[str, int], Builder]
    """Of a language, for programs that may use so many MiB."""

    toolchains: Mapping[str, str]
    """By language: its version. What is not here cannot run."""


@dataclass
class Probe:
    """Measures what is missing in a file of points; `tell` hears how far it is."""

    place: Place
    points: Points
    extent: Extent
    tell: Callable[[str], None]
    missing: int = 0
    """At how many inputs something of ours went wrong: the same probe may try them again."""

    def measure(self, candidates: Sequence[Candidate]) -> None:
        """All that is missing of these programs, task by task."""
        for task in sorted({one.instance.task for one in candidates}):
            group = [one for one in candidates if one.instance.task == task]
            for regime in self.extent.of(task):
                self._measure(regime, list(self._series(regime, group)))

    def _series(self, regime: Regime, group: Sequence[Candidate]) -> Iterator[Series]:
        """The programs that can run here and of which the regime tells something."""
        forms = {one.instance.representation: one.instance for one in group}
        telling = {form for form, instance in forms.items() if told_by(regime, instance)}
        for form in sorted(forms.keys() - telling):
            why = "reading it takes longer than the bound"
            self.tell(f"{regime.task}, {regime.name}: {form} is left out: {why}")
        for one in group:
            toolchain = self.place.toolchains.get(one.instance.language)
            if toolchain is not None and one.instance.representation in telling:
                series = Series(one, regime, self.extent.seed, toolchain)
                series.known = [point for point in self.points.points if series.knows(point)]
                yield series

    def _measure(self, regime: Regime, series: Sequence[Series]) -> None:
        seed = self.extent.seed
        small = Input(regime, regime.sizes[0], 0, seed)
        for index, n in product(range(self.extent.inputs), regime.sizes):
            given = Input(regime, n, index, seed)
            asking = [one for one in series if one.wants(n, index, self.extent.budget_seconds)]
            if asking:
                self.tell(f"{regime.task}, {regime.name}: n = {n}, input {index + 1}")
            for one in asking:
                self._take(one, given, small)

    def _take(self, series: Series, given: Input, small: Input) -> None:
        """One point more, or why there is none."""
        one = series.candidate
        begun = time.monotonic()
        try:
            timing = self._timing(series, given, small)
        except JudgeError as error:
            self.tell(f"{one.model}, {one.instance.id}: {error}")
            self.missing += 1
            series.closed = not isinstance(error, TooBusy)
            return
        if isinstance(timing, str):
            self.tell(f"{one.model}, {one.instance.id}: left out: {timing}")
            series.closed = True
            return
        point = series.point(given.n, given.index, timing, time.monotonic() - begun)
        self.points.add(point)
        series.known.append(point)

    def _timing(self, series: Series, given: Input, small: Input) -> Timing | str:
        """What a program does with an input; or why it cannot be asked."""
        one, regime = series.candidate, series.regime
        args, first = given.of(one.instance), small.of(one.instance)
        builder = self.place.builder(one.instance.language, regime.memory_mib)
        bound = prepared(builder, one.instance, one.program, again=bool(series.known))
        if isinstance(bound, str):
            return bound
        return timed(builder, bound, Question(args, given.answer, first, regime.seconds))

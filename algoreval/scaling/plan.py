"""What the scaling probe measures of a task, and which exponents a textbook gives.

The exponents come from task.yaml: `complexity.scaling` has them with factors of log n left out, and
the bound in `complexity.time` tells what these add between two sizes.
"""

import functools
import math
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from algoreval.case import size_of
from algoreval.errors import ConfigError
from algoreval.scaling.complexity import Bound
from algoreval.scaling.dice import Dice
from algoreval.scaling.graphs import CHANCE
from algoreval.scaling.spec import FILE, SINGLE, drawn, is_measured, scaling_file
from algoreval.task import Task, load_task

TOLERANCE = 0.4
"""By how much an exponent may differ from the textbook's, as in Appendix K of the paper."""


@dataclass(frozen=True)
class Regime:
    """One family of inputs of a task."""

    task: str
    name: str
    """ "dense" (p = 0.3), "sparse" (p = 3 ln n / n), or "single"."""

    sizes: tuple[int, ...]
    powers: tuple[float, ...]
    """The textbook's exponent without logarithms; then those of other methods as good."""

    bound: str
    """The textbook's bound: "O((V + E) log V)"."""

    tight: bool
    """False: an upper bound, which random inputs need not reach."""

    seconds: float
    memory_mib: int

    def draw(self, n: int, index: int, seed: int = 0) -> dict[str, Any]:
        """One of the inputs of a size, in the task's home form: the same for ever."""
        text = f"scaling {seed} {self.task} {self.name} {n} {index}"
        return drawn(self.task, self.name, n, Dice(text))

    def exponents(self, small: int, large: int) -> tuple[float, ...]:
        """The textbook's exponents between two sizes: with what logarithms add there."""
        slope = Bound(self.bound).slope(self._counts(small), self._counts(large))
        return tuple(power + slope - self.powers[0] for power in self.powers)

    def _counts(self, n: int) -> dict[str, float]:
        """Vertices and edges that inputs of a size have in the mean."""
        graph, chance = load_task(self.task).graph, CHANCE.get(self.name)
        pairs = n * (n - 1) / (1 if graph is not None and graph.directed else 2)
        return {"n": n, "V": n, "E": chance(n) * pairs if chance else n - 1}

    def is_told_by(self, args: Mapping[int, Mapping[str, Any]]) -> bool:
        """Whether a representation's inputs, by size, grow no faster than the textbook's time.

        The matrix of a sparse graph does: reading it takes longer than the algorithm.
        """
        told = sorted((n, size_of(dict(one))) for n, one in args.items())
        growth = max(
            math.log(after / before) / math.log(large / small)
            for (small, before), (large, after) in pairwise(told)
        )
        return growth <= self.exponents(told[0][0], told[-1][0])[0] + TOLERANCE


@functools.cache
def regimes(name: str) -> tuple[Regime, ...]:
    """The regimes of a task; none if it has no scaling.yaml.

    Raises ConfigError if that file and the exponents in task.yaml do not fit together.
    """
    if not is_measured(name):
        return ()
    task, file = load_task(name), scaling_file(name)
    found = tuple(
        Regime(
            task=name,
            name=regime,
            sizes=sizes,
            powers=_powers(task, regime),
            bound=file.time or str(task.complexity["time"]),
            tight=bool(task.complexity["scaling"].get("tight", True)),
            seconds=file.limits.seconds,
            memory_mib=file.limits.memory_mib,
        )
        for regime, sizes in file.sizes.items()
    )
    for one in found:
        try:
            one.exponents(one.sizes[0], one.sizes[-1])
        except ConfigError as error:
            raise ConfigError(f"{task.folder / FILE}: time: {error}") from error
    return found


def in_paper(name: str) -> bool:
    """Whether a task is one of the ten that the paper measures."""
    return is_measured(name) and scaling_file(name).in_paper


def _powers(task: Task, regime: str) -> tuple[float, ...]:
    told = task.complexity.get("scaling") or {}
    key = "exponent" if regime == SINGLE else regime
    also = told.get("also_accept", ())
    others = also.get(key, ()) if isinstance(also, Mapping) else also
    if told.get(key) is None:
        raise ConfigError(
            f"{task.folder / FILE}: sizes.{regime}: task.yaml has no complexity.scaling.{key}"
        )
    return (float(told[key]), *map(float, others))

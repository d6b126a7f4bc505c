"""What the points of a program come to: right answers and time by size, exponent, verdict."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median

from algoreval.latex import one_line
from algoreval.scaling.fit import Fit, Verdict, fit, verdict
from algoreval.scaling.plan import Regime, regimes
from algoreval.scaling.points import Point, Series
from algoreval.task import folders
from algoreval.titles import in_order

ELSEWHERE = 10
"""Calls that take so many times their CPU time wait, or work in threads of their own, of which most
languages' clocks tell nothing."""


@dataclass(frozen=True)
class Size:
    """What a program did with the inputs of one size."""

    n: int
    tried: int
    returned: int
    """Calls that came back, with a right answer or a wrong one."""

    right: int
    cpu_ns: float | None
    """The median over the inputs whose calls came back; None if none did."""

    wall_ns: float | None
    failures: tuple[tuple[str, int], ...]
    """How the others ended ("runtime_error.exception"), and how often."""

    @property
    def share(self) -> float | None:
        """The share of right answers; None where nothing was tried."""
        return self.right / self.tried if self.tried else None

    @property
    def told_ns(self) -> float | None:
        """The CPU time, if that is what the calls took."""
        if self.cpu_ns is None or self.wall_ns is None:
            return None
        return self.cpu_ns if self.wall_ns < ELSEWHERE * self.cpu_ns else None


@dataclass(frozen=True)
class Growth:
    """One program in one regime."""

    label: str
    """The model's name; with that of the run where two have the same, and with the sample's."""

    task: str
    language: str
    representation: str
    instance: str
    regime: str
    sizes: tuple[Size, ...]
    exponents: tuple[float, ...]
    tight: bool
    fit: Fit | None
    verdict: Verdict

    @property
    def textbook(self) -> str:
        """The exponents that a textbook gives, between the sizes that were measured."""
        if not self.exponents:
            return "unknown"
        told = " or ".join(f"{one:.2f}" for one in self.exponents)
        return told if self.tight else f"up to {told}"


def fullest(group: Iterable[Growth]) -> Growth:
    """Of programs in one regime the one of most sizes: its textbook is that of all of them."""
    return max(group, key=lambda one: len(one.sizes))


def growths(points: Iterable[Point]) -> list[Growth]:
    """All programs and regimes: by task, regime and language, then in the order of the file.

    Of a program that was replaced in its run, only the last one counts, and so do only limits,
    seed and version of the task that were measured last.
    """
    series: dict[Series, list[Point]] = defaultdict(list)
    for point in points:
        alike = (one for one in series[point.series] if one.settings == point.settings)
        series[point.series] = [*alike, point]
    last = {key[:3]: key[3] for key in series}
    kept = {key: found for key, found in series.items() if last[key[:3]] == key[3]}
    labels = _labels(kept)
    found = [_growth(labels[key], points) for key, points in kept.items()]
    places = in_order(one.language for one in found)
    return sorted(found, key=lambda g: (g.task, g.regime, places.index(g.language)))


def _growth(label: str, points: Sequence[Point]) -> Growth:
    first = points[0]
    measured = sorted({one.n for one in points})
    sizes = tuple(_size(n, [one for one in points if one.n == n]) for n in measured)
    found = fit([(one.n, one.told_ns) for one in sizes if one.told_ns is not None])
    regime = _regime(first)
    exponents: tuple[float, ...] = ()
    if regime and len(sizes) > 1:
        exponents = regime.exponents(measured[0], measured[-1])
    return Growth(
        label=label,
        task=first.task,
        language=first.language,
        representation=first.representation,
        instance=first.instance,
        regime=first.regime,
        sizes=sizes,
        exponents=exponents,
        tight=regime is not None and regime.tight,
        fit=found,
        verdict=verdict(found, exponents, regime.tight) if regime and exponents else "not told",
    )


def _regime(point: Point) -> Regime | None:
    """The regime of a point; None if this version has no such task or regime."""
    known = regimes(point.task) if point.task in folders() else ()
    return next((one for one in known if one.name == point.regime), None)


def _size(n: int, points: Sequence[Point]) -> Size:
    returned = [one for one in points if one.returned]
    failed = Counter(f"{one.bucket}.{one.detail}".strip(".") for one in points if not one.returned)
    return Size(
        n=n,
        tried=len(points),
        returned=len(returned),
        right=sum(one.right for one in returned),
        cpu_ns=median(one.cpu_ns or 0 for one in returned) if returned else None,
        wall_ns=median(one.wall_ns or 0 for one in returned) if returned else None,
        failures=tuple(failed.most_common()),
    )


def _labels(series: dict[Series, list[Point]]) -> dict[Series, str]:
    """A name for each series: one model in one run has one name in all of them."""
    runs = {(found[0].model, key[0]) for key, found in series.items()}
    seen = Counter(model for model, _ in runs)
    samples: dict[tuple[str, str, str], set[int]] = defaultdict(set)
    for run, instance, sample, _, regime in series:
        samples[run, instance, regime].add(sample)
    labels = {}
    for key, found in series.items():
        run, instance, sample, _, regime = key
        name = one_line(found[0].model) or one_line(run)
        name += f" ({one_line(run)})" if seen[found[0].model] > 1 else ""
        name += f" #{sample}" if len(samples[run, instance, regime]) > 1 else ""
        labels[key] = name
    return labels

"""Runs against one another: every number of `python -m algoreval compare`, and none of its words.

p-values are corrected by Holm's method in families, two per measure: the differences over all
instances, of every pair of runs; and those of groups, of every pair, language, representation and
domain.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import combinations
from typing import Any

from algoreval.paired import Difference, Pair, difference, holm, match
from algoreval.resample import RESAMPLES, SEED
from algoreval.settings import Remark, between, of_side
from algoreval.sides import MEASURES, Side

SCHEMA_VERSION = 1

GROUPS = ("language", "representation", "domain")


@dataclass(frozen=True)
class Row:
    """A difference over all instances, or over those of a group."""

    field: str
    """"language", "representation" or "domain"; empty for all instances."""

    name: str
    """Of the group, such as "rust"; empty for all instances and for those without a graph."""

    difference: Difference
    p_holm: float
    """p, corrected for the size of its family."""


@dataclass(frozen=True)
class Change:
    """An instance of which one side passes more."""

    cell: str
    """The instance's id without its condition."""

    first: str
    """What became of it: "wrong_output.mismatch"."""

    second: str
    gained: bool
    """Whether the second side passes more."""


@dataclass(frozen=True)
class Measured:
    """How two sides differ by one measure."""

    measure: str
    total: Row
    groups: tuple[Row, ...]
    """By language, representation and domain, where there are several."""

    changes: tuple[Change, ...]
    only_first: tuple[str, ...] = ()
    """Instances that have a verdict by this measure in the first side alone."""

    only_second: tuple[str, ...] = ()

    def changed(self, gained: bool) -> list[Change]:
        """The instances gained, or those lost."""
        return [change for change in self.changes if change.gained == gained]


@dataclass(frozen=True)
class Contrast:
    """The second of two sides against the first."""

    first: str
    """Its letter."""

    second: str
    only_first: tuple[str, ...]
    """Instances that the fixed test has judged in the first alone."""

    only_second: tuple[str, ...]
    measured: tuple[Measured, ...]
    """By pass@1, and by pass@1+ where both have it; a measure without a shared instance is left
    out."""

    remarks: tuple[Remark, ...]
    """What differs in settings."""


@dataclass(frozen=True)
class Comparison:
    """Several sides, and how they differ."""

    sides: tuple[Side, ...]
    contrasts: tuple[Contrast, ...]
    """Each side against the first; or all pairs."""

    remarks: tuple[Remark, ...]
    """What is wrong with single sides."""

    families: Mapping[str, int]
    """How many p-values were corrected together, by family."""

    def side(self, letter: str) -> Side:
        """The side with this letter."""
        return next(side for side in self.sides if side.letter == letter)


def compare(found: Sequence[Side], all_pairs: bool = False) -> Comparison:
    """The first side against each of the others, or every side against every later one."""
    paired = [*combinations(found, 2)] if all_pairs else [(found[0], one) for one in found[1:]]
    contrasts = [_contrast(first, second) for first, second in paired]
    families: dict[str, dict[_Key, float]] = {}
    for family, key, row in _rows(contrasts):
        families.setdefault(family, {})[key] = row.difference.p
    corrected: dict[_Key, float] = {}
    for ps in families.values():
        corrected.update(zip(ps, holm(list(ps.values())), strict=True))
    return Comparison(
        tuple(found),
        tuple(_corrected(one, corrected) for one in contrasts),
        tuple(remark for side in found for remark in of_side(side)),
        {family: len(ps) for family, ps in families.items()},
    )


_Key = tuple[str, str, str, str, str]
"""The letters of a contrast, a measure, and the field and name of a group."""


def _rows(contrasts: Iterable[Contrast]) -> Iterator[tuple[str, _Key, Row]]:
    """Every row, with its family."""
    for contrast in contrasts:
        for one in contrast.measured:
            for row in (one.total, *one.groups):
                family = f"{'groups' if row.field else 'all instances'} by {one.measure}"
                yield family, _key(contrast, one, row), row


def _key(contrast: Contrast, measured: Measured, row: Row) -> _Key:
    return (contrast.first, contrast.second, measured.measure, row.field, row.name)


def _corrected(contrast: Contrast, ps: Mapping[_Key, float]) -> Contrast:
    def row(measured: Measured, one: Row) -> Row:
        return replace(one, p_holm=ps[_key(contrast, measured, one)])

    measured = tuple(
        replace(one, total=row(one, one.total), groups=tuple(row(one, each) for each in one.groups))
        for one in contrast.measured
    )
    return replace(contrast, measured=measured)


def _contrast(first: Side, second: Side) -> Contrast:
    _, ones, others = match(first.counted(MEASURES[0]), second.counted(MEASURES[0]))
    return Contrast(
        first.letter,
        second.letter,
        tuple(ones),
        tuple(others),
        tuple(_measures(first, second)),
        tuple(between(first, second)),
    )


def _measures(first: Side, second: Side) -> Iterator[Measured]:
    for measure in MEASURES:
        pairs, ones, others = match(first.counted(measure), second.counted(measure))
        if pairs:
            total = Row("", "", difference(pairs), 1.0)
            groups, changes = tuple(_groups(pairs)), tuple(_changes(pairs))
            yield Measured(measure, total, groups, changes, tuple(ones), tuple(others))


def _groups(pairs: Sequence[Pair]) -> Iterator[Row]:
    for field in GROUPS:
        groups: dict[str, list[Pair]] = {}
        for pair in pairs:
            groups.setdefault(getattr(pair.record, field), []).append(pair)
        if len(groups) > 1:
            for name, members in sorted(groups.items()):
                yield Row(field, name, difference(members), 1.0)


def _changes(pairs: Iterable[Pair]) -> Iterator[Change]:
    for pair in pairs:
        if pair.change:
            yield Change(pair.cell, pair.first.label, pair.second.label, pair.change > 0)


def as_data(comparison: Comparison) -> dict[str, Any]:
    """The comparison as plain values for JSON, with the numbers as they are."""
    return {
        "schema_version": SCHEMA_VERSION,
        "level": 0.95,
        "resamples": RESAMPLES,
        "seed": SEED,
        "families": dict(comparison.families),
        "sides": [_side_data(side) for side in comparison.sides],
        "contrasts": [asdict(one) for one in comparison.contrasts],
        "remarks": [asdict(one) for one in comparison.remarks],
    }


def _side_data(side: Side) -> dict[str, Any]:
    info = side.run.info
    rates = {measure: side.rate(measure) for measure in MEASURES}
    return {
        "letter": side.letter,
        "run": side.run.name,
        "model": side.run.model,
        "condition": side.condition,
        "suite": info.suite,
        "started": info.started,
        "complete": info.complete,
        "rates": {name: asdict(rate) for name, rate in rates.items() if rate.value is not None},
    }

"""Runs as figures and tables take them: who was measured, by which verdicts, under which name."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from algoreval.latex import one_line
from algoreval.record import Record
from algoreval.runs import Run
from algoreval.score import by_all_tests, of_test

BASE = "base"
"""The condition of instances that no probe has changed."""

OTHER = "other"
"""The category of a model whose card names none."""

FIXED = "stdout"
"""The test that pass@1 counts."""


@dataclass(frozen=True)
class Subject:
    """One model under one condition, as one run measured it."""

    label: str
    """The model's name; with that of the run where two have the same."""

    run: Run
    condition: str
    records: tuple[Record, ...]
    """One per sample: of the fixed test, or of both for pass@1+."""

    category: str
    """What kind of model its card says it is, such as "code"."""

    weights: str
    """"open" or "closed"; empty where the card names no licence."""

    parameters: float | None
    """In thousands of millions; None where the card does not say."""

    @property
    def model(self) -> str:
        """The model under its condition, the same in all of its runs."""
        return _name(self.run, self.condition)


def subjects(runs: Iterable[Run], plus: bool = False) -> list[Subject]:
    """Who these runs are about, in their order; one each, or one per condition.

    With `plus` by the records of both tests (pass@1+), else by those of the fixed test.
    """
    found = [
        (run, condition, records) for run in runs for condition, records in _conditions(run, plus)
    ]
    names = labels([(run, condition) for run, condition, _ in found])
    return [_subject(name, *one) for name, one in zip(names, found, strict=True)]


def measure(plus: bool) -> str:
    """What the share of passed records of these subjects is called."""
    return "pass@1+" if plus else "pass@1"


def _conditions(run: Run, plus: bool) -> Iterator[tuple[str, tuple[Record, ...]]]:
    records = by_all_tests(run.records) if plus else of_test(run.records, FIXED)
    # A run without a record, too, is somebody of whom nothing was collected.
    for condition in dict.fromkeys(record.condition for record in run.records) or (BASE,):
        yield condition, tuple(one for one in records if one.condition == condition)


def labels(found: Sequence[tuple[Run, str]]) -> list[str]:
    """A name for each run under a condition, no two the same."""
    names = [_name(run, condition) for run, condition in found]
    seen = Counter(names)
    names = [
        f"{name} ({one_line(run.name)})" if seen[name] > 1 else name
        for name, (run, _) in zip(names, found, strict=True)
    ]
    seen.clear()
    unique = []
    for name in names:
        seen[name] += 1
        unique.append(f"{name} #{seen[name]}" if seen[name] > 1 else name)
    return unique


def _name(run: Run, condition: str) -> str:
    name = one_line(run.model) or one_line(run.name)
    return name if condition == BASE else f"{name} +{one_line(condition)}"


def _subject(label: str, run: Run, condition: str, records: tuple[Record, ...]) -> Subject:
    card = run.info.card
    licence = str(card.get("licence") or "").strip()
    size = card.get("parameters_billion")
    return Subject(
        label=label,
        run=run,
        condition=condition,
        records=records,
        category=one_line(str(card.get("category") or "")) or OTHER,
        weights={"": "", "proprietary": "closed"}.get(licence.casefold(), "open"),
        parameters=float(size) if isinstance(size, int | float) else None,
    )


def together(found: Iterable[Subject]) -> list[Subject]:
    """Whom a number for all models is about: those that no probe helped; all, if there are none.

    A mean of models would else count one that was tried with a hint, too, twice.
    """
    every = list(found)
    return [one for one in every if one.condition == BASE and one.records] or every


def by_category(found: Iterable[Subject]) -> list[tuple[str, list[Subject]]]:
    """Subjects by category, sorted by its name, models without one last."""
    groups: dict[str, list[Subject]] = {}
    for one in found:
        groups.setdefault(one.category, []).append(one)
    return sorted(groups.items(), key=lambda entry: (entry[0] == OTHER, entry[0]))

"""What one run came to, in numbers: whatever report shows it, they come from here."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from algoreval.record import Record
from algoreval.runs import Run
from algoreval.score import (
    Rate,
    by,
    by_all_tests,
    each_test,
    errors,
    of_test,
    outcomes,
    pass_at_1,
    pass_at_each_k,
)

ALL = "all"
"""The id of the measure that wants every test passed."""

GROUPS = ("language", "domain", "representation", "condition")

TITLES = {
    "stdout": ("pass@1", "the fixed test"),
    "edge_cases": ("edge cases", "the edge cases"),
    ALL: ("pass@1+", "both tests"),
}
"""Of each measure its name and what it wants passed."""

HEADLINES = ("stdout", ALL)

TRIES = [2, *(step * 10**power for power in range(6) for step in (5, 10, 20))]
"""The k whose pass@k is shown, besides the largest."""

Rates = Mapping[str, Rate]


@dataclass(frozen=True)
class Measure:
    """One way to count: what passes one test, or all of them."""

    id: str
    """The test's name, or ALL."""

    name: str
    """As people write it: "pass@1"."""

    wants: str
    """What has to pass: "the fixed test"."""

    rate: Rate
    groups: Mapping[str, Rates]
    """By field of GROUPS, then by its value."""

    cells: Mapping[str, Mapping[str, Rates]]
    """By field of GROUPS, then by its value, then by language."""

    outcomes: Mapping[str, Mapping[str, int]]
    """Verdicts by bucket and detail; every bucket is there."""

    @property
    def secondary(self) -> bool:
        """Whether it is neither pass@1 nor pass@1+, which are what a run is named by."""
        return self.id not in HEADLINES


@dataclass(frozen=True)
class Overview:
    """A run in numbers."""

    run: Run
    measures: tuple[Measure, ...]
    """One per test, the fixed test first; ALL last, if there are several."""

    errors: Mapping[str, Sequence[Record]]
    """Errors of ours by message, the most frequent first; they are in no rate."""

    pass_at_k: Mapping[int, float | None]
    """pass@k of the fixed test by k, from the records; {} if no instance has several samples."""

    @property
    def instances(self) -> int:
        """How many instances there are records of, those of a condition by themselves."""
        return len({record.instance for record in self.run.records})

    @property
    def judged(self) -> int:
        """How many tests have a verdict."""
        return sum(record.judged for record in self.run.records)


def overview(run: Run) -> Overview:
    """The numbers of a run."""
    tests = each_test(run.records)
    chosen = {test: of_test(run.records, test) for test in tests}
    if len(tests) > 1:
        chosen[ALL] = by_all_tests(run.records)
    measures = tuple(_measure(test, records) for test, records in chosen.items())
    tried = pass_at_each_k(of_test(run.records, HEADLINES[0]))
    return Overview(run, measures, errors(run.records), tried)


def _measure(test: str, records: Sequence[Record]) -> Measure:
    name, wants = TITLES.get(test, (test, test))
    return Measure(
        id=test,
        name=name,
        wants=wants,
        rate=pass_at_1(records),
        groups={field: by(records, field) for field in GROUPS},
        cells={field: _by_language(records, field) for field in GROUPS[1:]},
        outcomes={bucket: dict(found.most_common()) for bucket, found in outcomes(records).items()},
    )


def _by_language(records: Sequence[Record], field: str) -> dict[str, Rates]:
    values = sorted({str(getattr(record, field)) for record in records})
    return {
        value: by([one for one in records if getattr(one, field) == value], "language")
        for value in values
    }


def tries(values: Mapping[int, float | None]) -> dict[int, float | None]:
    """pass@k for some k; all of them are in summary.json. Empty without several samples."""
    most = max(values, default=1)
    return {k: value for k, value in values.items() if k > 1 and (k in TRIES or k == most)}

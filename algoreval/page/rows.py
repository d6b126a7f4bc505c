"""The list of a page: one row per sample, as few bytes as a browser needs to filter and sort."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from algoreval.evidence import cause, evidence_of
from algoreval.record import Record
from algoreval.safe import bounded
from algoreval.score import by_all_tests
from algoreval.verdict import BUCKETS

FIELDS = (
    *("instance", "task", "language", "representation", "domain", "condition", "sample"),
    *("results", "decisive"),
)
"""What stands in a row, in this order: six of the instance, then the results of its tests in the
order of the page's tests, and which of them decides whether all passed; null where none does."""

ERROR = 2_000
"""How long an error of ours may be."""

RESULT = ("bucket", "detail", "why", "seconds", "memory", "flags")
"""What stands in a result; a test without a record has null in place of it. A bucket of null is an
error of ours, which `why` tells."""


@dataclass(frozen=True)
class Row:
    """One sample and its records, one per test of the run; None where it has none."""

    records: tuple[Record | None, ...]
    decisive: int | None

    @property
    def known(self) -> list[Record]:
        """The records that there are."""
        return [record for record in self.records if record is not None]

    def plain(self) -> list[Any]:
        """The row as the page holds it."""
        one = self.known[0]
        fields = [getattr(one, name) for name in FIELDS[:7]]
        return [*fields, [_result(record) for record in self.records], self.decisive]


def rows(records: Sequence[Record], tests: Sequence[str]) -> list[Row]:
    """The samples of a run, those of one algorithm side by side: their texts are much alike."""
    samples: dict[tuple[str, int], dict[str, Record]] = {}
    for record in records:
        samples.setdefault((record.instance, record.sample), {})[record.test] = record
    deciding = {(one.instance, one.sample): one.test for one in _deciding(records, tests)}
    return [
        Row(
            tuple(found.get(test) for test in tests),
            tests.index(deciding[key]) if key in deciding else None,
        )
        for key, found in sorted(samples.items(), key=lambda entry: _place(entry[1].values()))
    ]


def _deciding(records: Sequence[Record], tests: Sequence[str]) -> Iterable[Record]:
    return by_all_tests(records) if len(tests) > 1 else filter(lambda one: one.judged, records)


def _place(found: Iterable[Record]) -> tuple[str, str, str, str, int]:
    one = next(iter(found))
    return (one.task, one.language, one.representation, one.instance, one.sample)


def _result(record: Record | None) -> list[Any] | None:
    if record is None:
        return None
    if not record.judged:
        return [None, "", bounded(record.judge_error or "", ERROR), None, None, []]
    why = "" if record.passed else cause(evidence_of(record))
    bucket = BUCKETS.index(record.bucket or "")
    cost = record.volatile
    spent = finite(cost.run_seconds), finite(cost.memory_mib)
    return [bucket, record.detail, why, *spent, list(record.flags)]


def finite(number: float | None) -> float | None:
    """The number, if JSON knows it."""
    return number if number is not None and math.isfinite(number) else None

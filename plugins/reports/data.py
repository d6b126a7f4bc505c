"""summary.json: the numbers of a run for machines."""

import json
from collections.abc import Mapping
from typing import Any

from algoreval.overview import Measure, overview
from algoreval.record import plain
from algoreval.runs import Run
from algoreval.score import Rate

FILE = "summary.json"

SCHEMA_VERSION = 1
"""Rises when a field changes its meaning or goes."""


def render(run: Run) -> str:
    """The numbers as one JSON object, in plain ASCII; reports/README.md says what each is."""
    numbers, info = overview(run), run.info
    content = {
        "schema_version": SCHEMA_VERSION,
        "run": run.name,
        "model": info.model,
        "suite": info.suite,
        "suite_sha256": info.suite_sha256,
        "instances": numbers.instances,
        "suite_instances": info.counts.suite,
        "complete": info.complete,
        "incomplete_because": info.incomplete_because,
        "notes": run.notes,
        "judged": numbers.judged,
        "errors": {message: len(found) for message, found in numbers.errors.items()},
        "skipped": info.skipped,
        "pass_at_k": numbers.pass_at_k,
        "measures": {measure.id: _measure(measure) for measure in numbers.measures},
    }
    return json.dumps(plain(content), indent=1, allow_nan=False) + "\n"


def _measure(measure: Measure) -> dict[str, Any]:
    return {
        "name": measure.name,
        **_rate(measure.rate),
        "outcomes": measure.outcomes,
        **{field: _rates(rates) for field, rates in measure.groups.items()},
        **{
            f"{field}_by_language": {value: _rates(rates) for value, rates in cells.items()}
            for field, cells in measure.cells.items()
        },
    }


def _rates(rates: Mapping[str, Rate]) -> dict[str, Any]:
    return {name: _rate(rate) for name, rate in rates.items()}


def _rate(rate: Rate) -> dict[str, Any]:
    """A rate; without a verdict there is neither a value nor an interval."""
    known = rate.value is not None
    return {
        "instances": rate.instances,
        "judged": rate.judged,
        "passed": rate.passed,
        "value": rate.value,
        "low": rate.low if known else None,
        "high": rate.high if known else None,
    }

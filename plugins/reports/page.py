"""report.html: the page of a run, in one file that needs neither a network nor a server."""

import base64
import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from algoreval.facts import facts
from algoreval.overview import Overview, overview, tries
from algoreval.page.heat import heatmaps
from algoreval.page.rows import FIELDS, RESULT, Row, rows
from algoreval.page.texts import packed
from algoreval.record import Record
from algoreval.registry import ROOT
from algoreval.runs import Run
from algoreval.score import each_test
from algoreval.syntax import load_syntax
from algoreval.template import render_page
from algoreval.titles import in_order, language_title, representation_title, task_title
from algoreval.verdict import BUCKETS
from algoreval.wording import percent

FILE = "report.html"

FOLDER = ROOT / "templates" / "report"
STYLES = ("base", "numbers", "list", "detail")
SCRIPTS = ("text", "data", "filter", "list", "colours", "diff", "findings", "detail", "start")
"""In this order: a script uses what those before it have."""

NONE = "(none)"
"""How an empty name stands in filters and links."""

TESTS = {"stdout": "Fixed test", "edge_cases": "Edge cases"}


def render(run: Run) -> str:
    """The page. Whatever a record says stands on it as text: nothing of it can run or load."""
    numbers = overview(run)
    tests = each_test(run.records)
    found = rows(run.records, tests)
    style, script = _joined(STYLES, "css"), _joined(SCRIPTS, "js")
    return render_page(
        FOLDER / "page.html",
        trusted={
            "style": style,
            "script": script,
            "policy": _policy(style, script),
            "data": _data(run, numbers, tests, found),
        },
        run=run,
        info=run.info,
        numbers=numbers,
        heatmaps=heatmaps(numbers),
        facts=facts(run),
        options=_options(run.records),
        tests=[(test, TESTS.get(test, test)) for test in tests],
        instances=numbers.instances,
        samples=_samples(run.records),
        tries=tries(numbers.pass_at_k),
        percent=percent,
        none=NONE,
    )


def _joined(names: Sequence[str], kind: str) -> str:
    return "\n".join((FOLDER / f"{name}.{kind}").read_text("utf-8") for name in names)


def _policy(style: str, script: str) -> str:
    """A content security policy: these two texts and the icon, and nothing else at all."""
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src '{_digest(script)}'",
            f"style-src '{_digest(style)}'",
            "img-src data:",
            "base-uri 'none'",
            "form-action 'none'",
        )
    )


def _digest(text: str) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode('ascii')}"


def _data(run: Run, numbers: Overview, tests: Sequence[str], found: Sequence[Row]) -> str:
    """What the scripts read, as JSON that cannot end its element."""
    records = run.records
    parts, places = packed(found)
    languages = {record.language for record in records}
    content: dict[str, Any] = {
        "tests": tests,
        "measures": [measure.id for measure in numbers.measures],
        "buckets": BUCKETS,
        "samples": _samples(records),
        "titles": {
            "test": TESTS,
            "task": {name: task_title(name) for name in {record.task for record in records}},
            "language": {name: language_title(name) for name in languages},
            "representation": {
                name: representation_title(name)
                for name in {record.representation for record in records}
            },
        },
        "syntax": {name: load_syntax(name) for name in languages},
        "fields": FIELDS,
        "result": RESULT,
        "rows": [row.plain() for row in found],
        "places": places,
        "parts": parts,
    }
    text = json.dumps(
        content, separators=(",", ":"), allow_nan=False, sort_keys=True, default=asdict
    )
    # Within a script element only "<" can begin what a browser takes for markup.
    return text.replace("<", "\\u003c")


def _samples(records: Sequence[Record]) -> int:
    return 1 + max((record.sample for record in records), default=0)


def _options(records: Sequence[Record]) -> dict[str, list[tuple[str, str]]]:
    """What the filters offer: for each field (value, what people read)."""
    languages = in_order(record.language for record in records)
    forms = sorted({record.representation for record in records})
    return {
        "language": [(name or NONE, language_title(name) or NONE) for name in languages],
        "domain": _plain(record.domain for record in records),
        "representation": [(name or NONE, representation_title(name) or NONE) for name in forms],
        "condition": _plain(record.condition for record in records),
        "outcome": _outcomes(records),
    }


def _plain(values: Iterable[str]) -> list[tuple[str, str]]:
    return [(name or NONE, name.replace("_", " ") or NONE) for name in sorted(set(values))]


def _outcomes(records: Sequence[Record]) -> list[tuple[str, str]]:
    found = {record.verdict.label for record in records if record.judged}
    options = [("failed", "all that failed")]
    for bucket in BUCKETS:
        details = sorted(label for label in found if label.startswith(f"{bucket}."))
        if bucket in found or details:
            options.append((bucket, bucket.replace("_", " ")))
        options += [(one, f"- {one.partition('.')[2].replace('_', ' ')}") for one in details]
    if any(not record.judged for record in records):
        options.append(("error", "error of the benchmark"))
    return [*options, ("missing", "not judged")]

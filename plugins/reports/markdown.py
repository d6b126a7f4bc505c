"""summary.md: a run on half a page, as a comment on a pull request or a CI job's summary."""

import re
from collections.abc import Iterator, Mapping, Sequence

from algoreval.evidence import cause, evidence_of
from algoreval.facts import facts
from algoreval.gather import partial
from algoreval.overview import Measure, Overview, overview, tries
from algoreval.record import Record
from algoreval.runs import Run
from algoreval.safe import bounded, visible
from algoreval.score import Rate, each_test, of_test
from algoreval.titles import in_order
from algoreval.wording import group_title, percent

FILE = "summary.md"

SHOWN = 20
"""How many failures, messages and reasons are listed: a comment has 65,536 characters at most."""

WIDTH = 160
"""Characters of a foreign text that are shown."""

SETTING = 1_000
"""The same of a setting: versions and limits of all languages are long, and none is left out."""


def render(run: Run) -> str:
    """The run in Markdown; foreign text stands as code, which links, mentions and runs nothing."""
    return "\n".join(_lines(overview(run))) + "\n"


def _lines(numbers: Overview) -> Iterator[str]:
    run = numbers.run
    of = f" on suite {code(run.info.suite)}" if run.info.suite else ""
    if part := partial(run.records, run.info):
        of += f", {part} only"
    yield f"### {code(run.model)}{of}"
    yield ""
    yield from _warnings(numbers)
    if not numbers.judged:
        yield from ("Nothing was judged.", "")
    else:
        head = ("", "to pass", "passed", "share", "95 % interval")
        yield from _table(head, map(_rate, numbers.measures))
        yield from _tries(numbers.pass_at_k)
        yield from _by("condition", numbers.measures)
        yield from _by("language", numbers.measures)
        yield from _outcomes(numbers.measures)
        yield from _failures(run.records)
    yield from _trouble("Errors of the benchmark, in no rate", _counted(numbers.errors))
    yield from _trouble("Skipped tests, in no rate", run.info.skipped)
    yield from _settings(run)


def code(text: str, width: int = WIDTH) -> str:
    r"""Foreign text on one line as a code span, whatever is in it.

    >>> code("a `b` | @c")
    '`` a `b` | @c ``'
    """
    line = " ".join(visible(bounded(text, width)).split())
    fence = "`" * (1 + max(map(len, re.findall("`+", line)), default=0))
    return f"{fence} {line} {fence}" if "`" in line else f"`{line or ' '}`"


def _warnings(numbers: Overview) -> Iterator[str]:
    run = numbers.run
    if not run.info.complete:
        why = "; ".join(run.info.incomplete_because) or "nothing says why"
        yield f"> **Incomplete:** {code(why)}"
        yield ""
    if run.info.sandbox.startswith("degraded"):
        yield f"> **Less isolation than the benchmark promises:** {code(run.info.sandbox)}"
        yield ""
    for note in run.notes:
        yield f"> {code(note)}"
        yield ""


def _rate(measure: Measure) -> tuple[str, ...]:
    return (code(measure.name), code(measure.wants), *_told(measure.rate))


def _told(rate: Rate) -> tuple[str, ...]:
    counts = f"{rate.passed} of {rate.judged}"
    if rate.value is None:
        return (counts, "-", "-")
    mean = ", mean over instances" if rate.uneven else ""
    return (counts, f"{percent(rate.value)} %{mean}", f"{percent(rate.low)} - {percent(rate.high)}")


def _by(field: str, measures: Sequence[Measure]) -> Iterator[str]:
    """The rates of groups, if there are several."""
    found = dict.fromkeys(name for measure in measures for name in measure.groups[field])
    names = in_order(found) if field == "language" else list(found)
    if len(names) > 1:
        yield from _table(
            ("share passed", *(code(group_title(field, name)) for name in names)),
            (
                (code(one.name), *(_short(one.groups[field].get(name)) for name in names))
                for one in measures
            ),
        )


def _tries(values: Mapping[int, float | None]) -> Iterator[str]:
    if shown := tries(values):
        head = ("several samples", *(f"pass@{k}" for k in shown))
        row = ("pass@k", *("-" if v is None else f"{percent(v)} %" for v in shown.values()))
        yield from _table(head, iter([row]))


def _short(rate: Rate | None) -> str:
    return "-" if rate is None or rate.value is None else f"{percent(rate.value)} %"


def _outcomes(measures: Sequence[Measure]) -> Iterator[str]:
    buckets = list(measures[0].outcomes)
    rows = (
        (code(one.name), *(_verdicts(one.outcomes[name]) for name in buckets)) for one in measures
    )
    yield from _table(("verdicts", *(name.replace("_", " ") for name in buckets)), rows)


def _verdicts(details: Mapping[str, int]) -> str:
    return str(sum(details.values())) if details else "0"


def _failures(records: Sequence[Record]) -> Iterator[str]:
    """Programs that failed, each with the first test that it did not pass."""
    first: dict[tuple[str, int], Record] = {}
    for record in (one for test in each_test(records) for one in of_test(records, test)):
        if record.judged and not record.passed:
            first.setdefault((record.instance, record.sample), record)
    if first:
        yield f"<details><summary>{len(first)} failed</summary>"
        yield ""
        shown = map(_failure, list(first.values())[:SHOWN])
        yield from _table(("instance", "test", "verdict", "why"), shown)
        if len(first) > SHOWN:
            yield f"and {len(first) - SHOWN} more, in report.html"
            yield ""
        yield "</details>"
        yield ""


def _failure(record: Record) -> tuple[str, ...]:
    name = f"{record.instance}-s{record.sample}" if record.sample else record.instance
    why = cause(evidence_of(record))
    return (code(name), code(record.test), code(record.verdict.label), code(why) if why else "")


def _counted(errors: Mapping[str, Sequence[Record]]) -> dict[str, int]:
    return {message: len(found) for message, found in errors.items()}


def _trouble(title: str, counts: Mapping[str, int]) -> Iterator[str]:
    if counts:
        yield f"**{title}: {sum(counts.values())}**"
        yield ""
        yield from (f"- {count} x {code(text)}" for text, count in list(counts.items())[:SHOWN])
        if len(counts) > SHOWN:
            yield f"- and {len(counts) - SHOWN} others"
        yield ""


def _settings(run: Run) -> Iterator[str]:
    yield "<details><summary>Settings</summary>"
    yield ""
    yield from (f"- {name}: {code(text, SETTING)}" for name, text in facts(run))
    yield ""
    yield "</details>"


def _table(head: Sequence[str], rows: Iterator[tuple[str, ...]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"|{'---|' * len(head)}"
    # Within a table, a bar in code has to be escaped, too.
    cells = ([cell.replace("|", r"\|") for cell in row] for row in rows)
    yield from (f"| {' | '.join(row)} |" for row in cells)
    yield ""

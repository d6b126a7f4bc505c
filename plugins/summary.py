"""The summary at a run's end: one compact table for a terminal of 80 columns."""

import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from algoreval.overview import tries
from algoreval.record import Record
from algoreval.run_info import RunInfo
from algoreval.safe import fitted, visible
from algoreval.score import (
    Rate,
    by,
    by_all_tests,
    each_test,
    errors,
    of_test,
    outcomes,
    pass_at_1,
)
from algoreval.wording import percent

WIDTH = 80
SHOWN = 10
"""How many different errors, skip reasons and instances of an error are listed."""

HEADLINE = "stdout"
"""The test whose pass rate is pass@1."""

GROUPS = ("condition", "language", "representation", "domain")

Line = tuple[str, str]
"""A line and how it is meant: "", "head", "good", "bad"."""


@dataclass(frozen=True)
class Ending:
    """How a run came out: what the summary shows."""

    info: RunInfo
    records: Sequence[Record]
    notes: Sequence[str]
    """How the run was opened: continued, mended."""

    kept: int
    """Verdicts from earlier sessions that stand."""

    replaced: int
    """Verdicts from earlier sessions that this one replaced."""

    judged: int
    """Tests of this session with a verdict."""

    path: str
    """Where the records are."""

    report: str
    """Where the page is, or why there is none; empty if none was asked for."""

    gate: str
    """What the pass rate makes of the exit status; empty without --min-pass-rate."""


def title(info: RunInfo) -> str:
    """The heading of the summary."""
    of = f" on suite {info.suite}" if info.suite else ""
    return fitted(visible(f"{info.model or info.run}{of}"), 60).rstrip()


def lines(ending: Ending, quiet: bool = False) -> Iterator[Line]:
    """The lines of the summary; few if `quiet`."""
    records = of_test(ending.records, HEADLINE)
    yield from _headline(ending, pass_at_1(records))
    if any(record.test != HEADLINE for record in ending.records):
        yield from _rate("pass@1+", pass_at_1(by_all_tests(ending.records)))
    yield from _counts(ending)
    if not quiet:
        for field in GROUPS:
            yield from _groups(field, by(records, field))
        for test in each_test(ending.records):
            yield from _outcomes(test, of_test(ending.records, test))
    yield from _errors(ending, quiet)
    yield from _skipped(ending.info, quiet)
    yield from _ending(ending, quiet)


def _headline(ending: Ending, rate: Rate) -> Iterator[Line]:
    if rate.value is None:
        yield "pass@1: nothing was judged", "bad"
        return
    yield from _rate("pass@1", rate)
    if rate.judged > rate.instances:
        instances = "1 instance" if rate.instances == 1 else f"{rate.instances} instances"
        yield f"{rate.judged} samples of {instances}; rates are means over instances", ""
        yield from _more_tries(ending.info.pass_at_k)


def _more_tries(values: Mapping[int, float | None]) -> Iterator[Line]:
    """pass@k for some k; all of them are in run.json."""
    told = [f"{k}: {'-' if v is None else f'{percent(v)} %'}" for k, v in tries(values).items()]
    note = "   (-: an instance has fewer verdicts)" if None in values.values() else ""
    if told:
        yield from _hanging("pass@k   ", "   ".join(told) + note)


def _rate(name: str, rate: Rate) -> Iterator[Line]:
    if rate.value is not None:
        interval = f"{percent(rate.low)} - {percent(rate.high)} %"
        yield (
            f"{name} {percent(rate.value)} %   95 % interval {interval}   "
            f"{rate.passed} of {rate.judged} passed",
            "good" if rate.value == 1 else "head",
        )


def _counts(ending: Ending) -> Iterator[Line]:
    counts = ending.info.counts
    judged = f"{ending.judged} of {counts.selected} selected tests judged"
    if counts.suite:
        judged += f"; {counts.existing} of {counts.suite} instances of this suite exist"
    yield judged, ""
    for note in ending.notes:
        yield from _hanging("", note)
    if ending.kept or ending.replaced:
        yield f"verdicts of earlier sessions: {ending.kept} kept, {ending.replaced} replaced", ""


def _groups(field: str, rates: dict[str, Rate]) -> Iterator[Line]:
    if len(rates) < 2:
        return
    yield "", ""
    yield f"{field:26} {'passed':>12} {'pass@1':>10}   95 % interval", "head"
    for name, rate in rates.items():
        row = f"  {fitted(visible(name) or '(none)', 24)} {rate.passed:>4} of {rate.judged:<4}"
        if rate.value is None:
            yield f"{row:39} {'-':>10}", ""
        else:
            interval = f"{percent(rate.low):>5} - {percent(rate.high)}"
            yield f"{row:39} {percent(rate.value):>8} %   {interval}", ""


def _outcomes(test: str, records: Iterable[Record]) -> Iterator[Line]:
    found = outcomes(records)
    total = sum(details.total() for details in found.values())
    if not total:
        return
    yield "", ""
    yield f"{test.replace('_', ' '):18} {'tests':>6} {'share':>9}   details", "head"
    for bucket, details in found.items():
        if details:
            count = details.total()
            named = [f"{name} {number}" for name, number in details.most_common() if name]
            row = f"  {bucket:16} {count:>6} {percent(count / total):>7} %   "
            yield from _hanging(row, ", ".join(named))


def _errors(ending: Ending, quiet: bool) -> Iterator[Line]:
    found = errors(ending.records)
    if not found:
        return
    count = sum(map(len, found.values()))
    yield from _gap(quiet)
    yield f"errors of the benchmark, not of the model, in no rate: {count}", "bad"
    if not quiet:
        for message, records in list(found.items())[:SHOWN]:
            yield from _hanging(f"  {len(records)} x ", visible(message), "bad")
            names = [_named(record) for record in records]
            yield from _hanging("      ", _listed(names))
        if len(found) > SHOWN:
            yield f"  and {len(found) - SHOWN} other messages, in the records", "bad"


def _named(record: Record) -> str:
    return f"{record.instance}-s{record.sample}" if record.sample else record.instance


def _listed(names: Sequence[str]) -> str:
    more = f" and {len(names) - SHOWN} more" if len(names) > SHOWN else ""
    return ", ".join(names[:SHOWN]) + more


def _skipped(info: RunInfo, quiet: bool) -> Iterator[Line]:
    if not info.skipped:
        return
    yield from _gap(quiet)
    yield f"skipped tests, in no rate: {sum(info.skipped.values())}", "bad"
    if not quiet:
        for reason, count in list(info.skipped.items())[:SHOWN]:
            yield from _hanging(f"  {count} x ", visible(reason))
        if len(info.skipped) > SHOWN:
            yield f"  and {len(info.skipped) - SHOWN} other reasons, in run.json", ""


def _ending(ending: Ending, quiet: bool) -> Iterator[Line]:
    info = ending.info
    yield from _gap(quiet)
    if not info.complete:
        yield from _hanging("INCOMPLETE: ", "; ".join(info.incomplete_because), "bad")
        if not info.skipped or errors(ending.records):
            text = f"the same command with --run {info.run}; no answer is asked for twice"
            yield from _hanging("next: ", text)
    yield from _kind(info, quiet)
    yield f"records: {ending.path}", ""
    if ending.report:
        yield from _hanging("", ending.report, "" if ending.report.startswith("report:") else "bad")
    if ending.gate:
        good = ending.gate.startswith("exit status 0")
        yield from _hanging("", ending.gate, "good" if good else "bad")


def _kind(info: RunInfo, quiet: bool) -> Iterator[Line]:
    """How programs were judged, where that is not the usual way."""
    if info.sandbox.startswith("degraded"):
        text = "programs ran with less isolation than the benchmark promises"
        why = visible(info.sandbox.partition(":")[2].strip())
        yield from _hanging("SANDBOX DEGRADED: ", f"{text} ({why})" if why else text, "bad")
    elif info.sandbox and not quiet:
        yield f"sandbox: {info.sandbox}", ""
    if info.explore:
        text = f"programs that passed were tried on {info.explore} fresh inputs more, which count"
        yield from _hanging("EXPLORED: ", text, "head")
    if any(isinstance(one, Mapping) and one.get("sanitize") for one in info.limits.values()):
        text = "built with sanitizers where a language has them; runs without do not compare"
        yield from _hanging("SANITIZED: ", text, "head")


def _gap(quiet: bool) -> Iterator[Line]:
    if not quiet:
        yield "", ""


def _hanging(head: str, text: str, style: str = "") -> Iterator[Line]:
    """The text after its head, wrapped below itself."""
    folded = textwrap.wrap(
        text, WIDTH, initial_indent=head, subsequent_indent=" " * min(len(head), 42)
    )
    return ((line, style) for line in folded or [head.rstrip()])

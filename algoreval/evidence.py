"""A verdict as text for a person: what was expected, what came, and where they part.

The text is safe for terminals and XML, and bounded whatever the program printed.
"""

from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import Any

from algoreval import counterexample
from algoreval.judge import normalise
from algoreval.record import Record
from algoreval.safe import bounded_lines, columns, fitted, visible
from algoreval.verdict import Verdict

WIDTH = 80
"""Columns of the widest line, but for lines of a compiler."""

BEFORE, AFTER = 3, 12
"""Lines of a comparison shown before and from the first difference on."""

_SHORT = 30
"""Columns of a quoted line within the first line."""

BLOCK = 15
"""Lines shown of a compiler's output or of stderr."""

_TOLD = {"expected", "actual", "exact", "exit", "signal", "stopped", "compiler"} | {
    "compiler_output",
    "stderr",
}
"""Evidence with a place of its own; whatever else a judge adds follows as blocks."""


def failure_text(verdict: Verdict) -> str:
    """Why a program did not pass: a first line that says it all, then the evidence.

    The first line stands alone in short summaries; the rest is what one needs to believe it.
    """
    evidence = verdict.evidence
    flags = f" [{', '.join(verdict.flags)}]" if verdict.flags else ""
    why = cause(evidence)
    title = visible(f"{_named(verdict)}{flags}{': ' if why else ''}") + why
    return "\n".join([title, *_sections(evidence)])


def _named(verdict: Verdict) -> str:
    return f"{verdict.bucket} ({verdict.detail})" if verdict.detail else verdict.bucket


def cause(evidence: Mapping[str, Any]) -> str:
    """Why a program did not pass, in one line; empty if the bucket says it all."""
    if counterexample.is_told_by(evidence):
        return counterexample.cause(evidence)
    if stopped := _text(evidence, "stopped"):
        limit = "time" if stopped in ("wall", "cpu") else _one_line(stopped)
        return f"stopped at the {limit} limit"
    if compiler := _text(evidence, "compiler"):
        return _one_line(compiler)
    if (number := evidence.get("signal")) not in (None, "", 0):
        return f"killed by {counterexample.signal_name(number)}"
    if evidence.get("exit") not in (None, 0):
        last = _text(evidence, "stderr").strip().rpartition("\n")[2]
        return f"exit status {evidence['exit']}" + (f": {_one_line(last)}" if last else "")
    if "expected" in evidence and "actual" in evidence:
        return _first_difference(_text(evidence, "expected"), _text(evidence, "actual"))
    return ""


def _first_difference(expected: str, actual: str) -> str:
    wanted, got = _lines(expected), _lines(actual)
    if not got:
        return "printed nothing"
    at = _parting(wanted, got)
    if at is None:
        return ""
    if at >= len(got):
        return f"stops after line {at} of {len(wanted)}"
    if at >= len(wanted):
        return f"goes on after the last line: {_quoted(got[at])}"
    left, right = _window(wanted[at], got[at], _SHORT)
    return f"line {at + 1}: expected {_quoted(left)}, got {_quoted(right)}"


def _sections(evidence: Mapping[str, Any]) -> Iterator[str]:
    told = _TOLD
    if counterexample.is_told_by(evidence):
        yield from counterexample.sections(evidence)
        told = _TOLD | counterexample.TOLD
    if "expected" in evidence and "actual" in evidence:
        yield ""
        yield from side_by_side(_text(evidence, "expected"), _text(evidence, "actual"))
    for key in ("compiler_output", "stderr", *sorted(set(evidence) - told)):
        if evidence.get(key) not in (None, ""):
            yield from (_end if key == "stderr" else _block)(key, evidence[key])


def side_by_side(expected: str, actual: str) -> list[str]:
    """Expected and actual output in two columns; ">" marks lines that differ.

    Only the lines around the first difference are shown. Lines that differ in nothing but white
    space count as equal, as they do for the judge.
    """
    wanted, got = _lines(expected), _lines(actual)
    at = _parting(wanted, got)
    if at is None or normalise(expected) == normalise(actual):
        return ["stdout: as expected"]
    first = max(0, at - BEFORE)
    rows = list(zip_longest(wanted, got))[first : at + AFTER]
    digits = len(str(first + len(rows)))
    width = (WIDTH - digits - 7) // 2
    head = f"  {'':{digits}}  {fitted('expected', width)} | actual"
    table = [head, f"  {'':{digits}}  {'-' * width}-+-{'-' * width}"]
    for number, (left, right) in enumerate(rows, first + 1):
        mark = " " if _same(left, right) else ">"
        cells = [fitted(cell, width) for cell in _window(left, right, width)]
        table.append(f"{mark} {number:{digits}}  {cells[0]} | {cells[1]}".rstrip())
    rest = max(len(wanted), len(got)) - first - len(rows)
    if rest > 0:
        table.append(f"  [... {rest:,} more lines ...]")
    return table


def _window(left: str | None, right: str | None, width: int) -> tuple[str, str]:
    """Both lines, made visible; long ones begin shortly before they part."""
    one = "(no line)" if left is None else visible(left).expandtabs(4)
    two = "(no line)" if right is None else visible(right).expandtabs(4)
    if left is None or right is None or max(columns(one), columns(two)) <= width:
        return one, two
    pairs = enumerate(zip(one, two, strict=False))
    at = next((at for at, (a, b) in pairs if a != b), min(len(one), len(two)))
    begin = max(0, at - width // 2)
    return (f"...{one[begin + 3 :]}", f"...{two[begin + 3 :]}") if begin else (one, two)


def _lines(text: str) -> list[str]:
    """The lines of a text without blank ones at its end, which never decide a verdict."""
    return text.rstrip().split("\n") if text.strip() else []


def _parting(wanted: list[str], got: list[str]) -> int | None:
    pairs = enumerate(zip_longest(wanted, got))
    return next((at for at, (left, right) in pairs if not _same(left, right)), None)


def _same(left: str | None, right: str | None) -> bool:
    return left is not None and right is not None and normalise(left) == normalise(right)


def _quoted(line: str) -> str:
    return f"'{_one_line(line, _SHORT)}'"


def _one_line(text: str, width: int = 4 * _SHORT) -> str:
    line = visible(" ".join(text.split()))
    return line if columns(line) <= width else fitted(line, width)


def _text(evidence: Mapping[str, Any], key: str) -> str:
    value = evidence.get(key)
    return "" if value is None else str(value)


def _block(key: str, value: Any) -> Iterator[str]:
    yield from _listed(key, bounded_lines(visible(str(value)), BLOCK))


def _end(key: str, value: Any) -> Iterator[str]:
    # The end of stderr says what happened; its beginning is often warnings.
    lines = visible(str(value)).rstrip("\n").split("\n")
    left = len(lines) - BLOCK
    note = [f"[... {left:,} lines before ...]"] if left > 0 else []
    yield from _listed(key, note + bounded_lines("\n".join(lines[-BLOCK:]), BLOCK))


def _listed(key: str, lines: list[str]) -> Iterator[str]:
    name = visible(key).replace("_", " ")
    if len(lines) == 1:
        yield f"{name}: {lines[0]}"
    else:
        yield f"{name}:"
        yield from (f"  {line}" for line in lines)


def evidence_of(record: Record) -> dict[str, Any]:
    """All that a record holds for its verdict, what varies between equal runs included."""
    found = {**(record.volatile.model_extra or {}), **record.evidence}
    smallest = found.get("smallest")
    if not isinstance(smallest, Mapping) or not counterexample.is_told_by(smallest):
        found.pop("smallest", None)
    return found

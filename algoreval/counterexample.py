"""A failure of a program's own function as text for a person, with a call to paste."""

import signal
from collections.abc import Iterator, Mapping
from typing import Any

from algoreval.safe import visible

TOLD = {"case", "why", "call", "expected_result", "result", "exception", "mismatch", "cases"} | {
    "smallest",
}
"""The evidence that is told here."""

_SHORT = 60
_INDENT = "    "


def is_told_by(evidence: Mapping[str, Any]) -> bool:
    """Whether the evidence is that of a call."""
    return {"call", "case", "why", "expected_result"} <= set(evidence)


def cause(evidence: Mapping[str, Any]) -> str:
    """The failure in one line, by the smallest input that is known."""
    shown = evidence.get("smallest") or evidence
    if mismatch := shown.get("mismatch"):
        return _one_line(mismatch, 2 * _SHORT)
    call = _one_line(shown["call"], _SHORT)
    return f"{call} {_ending(shown)}, expected {_one_line(shown['expected_result'], _SHORT)}"


def _ending(shown: Mapping[str, Any]) -> str:
    if "result" in shown:
        return f"gives {_one_line(shown['result'], _SHORT)}"
    if "exception" in shown:
        return f"raises {_one_line(shown['exception'], _SHORT)}"
    if shown.get("stopped"):
        return "does not return in time" if shown["stopped"] in ("wall", "cpu") else "is stopped"
    if shown.get("signal"):
        return f"dies of {signal_name(shown['signal'])}"
    return f"ends the program with exit status {shown.get('exit')}"


def signal_name(number: Any) -> str:
    """A signal as people write it: "SIGSEGV (11)"; other things as they are."""
    try:
        return f"{signal.Signals(int(number)).name} ({int(number)})"
    except (ValueError, TypeError):
        return _one_line(str(number), _SHORT)


def sections(evidence: Mapping[str, Any]) -> Iterator[str]:
    """The frozen case that the program failed, and the smallest input that it gets wrong."""
    if evidence.get("mismatch") and evidence.get("case") == "fixed_test":
        return
    smallest = evidence.get("smallest")
    if smallest and smallest.get("call") != evidence["call"]:
        yield ""
        yield "the smallest input that was found:"
        yield from _call(smallest)
    yield ""
    yield f"case {visible(evidence['case'])}: {visible(evidence['why'])}"
    yield from _call(evidence)


def _call(shown: Mapping[str, Any]) -> Iterator[str]:
    yield ""
    yield from (_INDENT + line for line in visible(str(shown["call"])).splitlines())
    yield ""
    yield f"  expected: {visible(str(shown['expected_result']))}"
    told = [name for name in ("result", "exception", "mismatch") if name in shown]
    for name in told:
        yield f"  {name}: {visible(str(shown[name]))}"
    if not told:
        yield f"  ended: {_ending(shown)}"


def _one_line(text: Any, width: int) -> str:
    # Spaces within a line may stand in a string that a person is to paste.
    lines = (line.strip() for line in str(text).splitlines())
    line = visible(" ".join(filter(None, lines)))
    return line if len(line) <= width else f"{line[: width - 3]}..."

"""A model writes the hints: what it is asked, and what its answer says."""

import re
from collections.abc import Iterator

from pydantic import TypeAdapter, ValidationError

from algoreval.hints import HINT_LINES, STRUCTURES, Hints
from algoreval.model import Prompt, Request
from algoreval.registry import ROOT
from algoreval.task import load_task
from algoreval.template import render

TEMPLATES = ROOT / "templates" / "hints"

_HEADING = re.compile(
    r"^[\s#*+-]*(pseudo-?code|data structures?|time|space)(?:\s+complexity)?[\s*]*(:?)[\s*]*(.*)$",
    re.I,
)
_BULLET = re.compile(r"^\s*(?:[-*+•]|\d+[.)])\s+")
_BOUND = re.compile(r"\bO\(.*\).*$")
_MARKS = re.compile(r"[$`]|\\[()]|\\(?:left|right|mathcal|mathrm|text|operatorname)(?![A-Za-z])")
_TIMES = re.compile(r"\s*\\(?:cdot|times)(?![A-Za-z])\s*")
_SPACING = re.compile(r"\\[,;:! ]")
_COMMAND = re.compile(r"\\([A-Za-z]+)")
_ARGUMENT = re.compile(r"(?<=[a-z])\{([^{}]*)\}")
_ONE = re.compile(r"\{(\w+)\}")
_FENCE = re.compile(r"^\s*`{3,}.*$")


def question(task: str) -> Request:
    """What a model is asked about a task."""
    about = load_task(task)
    user = render(
        TEMPLATES / "user.j2",
        title=about.title,
        what=about.what,
        lines=HINT_LINES,
        structures=STRUCTURES,
    )
    system = render(TEMPLATES / "system.j2").strip()
    return Request(task, Prompt(system, user.strip() + "\n"), 0)


def answer(text: str) -> tuple[Hints, bool]:
    """The hints in a reply, and whether it had more than a hint may hold, which is cut off.

    Raises ValueError, which says what is missing.
    """
    parts = {name: list(lines) for name, lines in _parts(text)}
    lines = _laid_out(parts.get("pseudocode", []))
    structures = [_BULLET.sub("", line).strip() for line in parts.get("data structures", [])]
    named = [one for one in structures if one and not _FENCE.match(one)]
    bounds = {name: _bound(parts.get(name, [])) for name in ("time", "space")}
    found = {
        "pseudocode": "\n".join(lines[:HINT_LINES]),
        "data_structures": named[:STRUCTURES],
        **bounds,
    }
    try:
        hints = TypeAdapter(Hints).validate_python(found)
    except ValidationError as error:
        missing = sorted({str(one["loc"][0]) for one in error.errors(include_url=False)})
        raise ValueError(f"the reply lacks {', '.join(missing)}") from None
    return hints, len(lines) > HINT_LINES or len(named) > STRUCTURES


def _parts(text: str) -> Iterator[tuple[str, list[str]]]:
    """What stands under each heading; of a heading that comes twice, the last counts."""
    name, lines = "", list[str]()
    for line in text.splitlines():
        heading = _HEADING.match(line)
        # "space the words evenly" is a line of pseudocode, and "space O(1) is used" another.
        if heading and (heading[2] or not heading[3]):
            yield name, lines
            name = heading[1].lower().replace("-", "")
            name = "data structures" if name.startswith("data") else name
            lines = [heading[3]] if heading[3] else []
        else:
            lines.append(line)
    yield name, lines


def _laid_out(lines: list[str]) -> list[str]:
    """Pseudocode without a fence, blank lines and a common indent."""
    shown = [line.rstrip() for line in lines if line.strip() and not _FENCE.match(line)]
    common = min((len(line) - len(line.lstrip()) for line in shown), default=0)
    return [line[common:] for line in shown]


def _bound(lines: list[str]) -> str:
    found = next(filter(None, map(_BOUND.search, map(_plain, lines))), None)
    return found[0].strip().rstrip("*") if found else ""


def _plain(line: str) -> str:
    r"""A formula without its marks: "O(E log V)" of "$O(E \log V)$"."""
    line = _TIMES.sub(" * ", _MARKS.sub("", line))
    line = _COMMAND.sub(r"\1", _SPACING.sub(" ", line))
    return _ONE.sub(r"\1", _ARGUMENT.sub(r"(\1)", line))

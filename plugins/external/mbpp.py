"""MBPP (and MBPP+): `task_id` is a number, or "Mbpp/11"."""

import re
from typing import Any

from algoreval.external import Problem
from algoreval.foreign import text_in
from plugins.external import _python

TITLE = "MBPP"
TECHNIQUES = "short"

_ID = re.compile(r"(?:MBPP[/_-])?(\d+)", re.IGNORECASE)


def problem_id(row: dict[str, Any]) -> str | None:
    """The number."""
    found = _ID.fullmatch(str(row.get("task_id", "")))
    return str(int(found[1])) if found else None


def problem(name: str, row: dict[str, Any], place: str) -> Problem:
    """What is asked is in `text`, or in `prompt` of the sanitized version and of MBPP+."""
    field = "text" if "text" in row else "prompt"
    # The original names the function in its tests alone.
    function = row.get("entry_point")
    return Problem(
        "mbpp",
        f"mbpp/{name}",
        text_in(row.get(field), field, place),
        function if isinstance(function, str) else "",
    )


def programs(row: dict[str, Any], problem: Problem, place: str) -> list[str]:
    """Of `solution`, or of `completion`, a reply that has all of it."""
    return _python.programs(row, problem, place)

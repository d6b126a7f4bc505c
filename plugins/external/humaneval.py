"""HumanEval (and HumanEval+): `task_id` is "HumanEval/17"."""

import re
from typing import Any

from algoreval.external import Problem
from algoreval.foreign import text_in
from plugins.external import _python

TITLE = "HumanEval"
TECHNIQUES = "short"

_ID = re.compile(r"HumanEval[/_-](\d+)", re.IGNORECASE)


def problem_id(row: dict[str, Any]) -> str | None:
    """The number behind "HumanEval/"."""
    found = _ID.fullmatch(str(row.get("task_id", "")))
    return str(int(found[1])) if found else None


def problem(name: str, row: dict[str, Any], place: str) -> Problem:
    """`prompt` is both what is asked and the code that a completion goes on with."""
    prompt = text_in(row.get("prompt"), "prompt", place)
    function = text_in(row.get("entry_point"), "entry_point", place)
    return Problem("humaneval", f"humaneval/{name}", prompt, function, prompt)


def programs(row: dict[str, Any], problem: Problem, place: str) -> list[str]:
    """Of `solution`, or of `completion`: the rest of a program, or a reply that has all of it."""
    return _python.programs(row, problem, place)

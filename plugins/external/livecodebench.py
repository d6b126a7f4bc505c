"""LiveCodeBench: `question_id` names the problem."""

from typing import Any

from algoreval.external import Problem
from algoreval.foreign import text_in
from plugins.external import _python

TITLE = "LiveCodeBench"
TECHNIQUES = "contest"


def problem_id(row: dict[str, Any]) -> str | None:
    """The id as it stands: "abc301_a", "1873_A", "2727"."""
    name = row.get("question_id")
    return str(name).strip() or None if isinstance(name, str | int) else None


def problem(name: str, row: dict[str, Any], place: str) -> Problem:
    """What is asked is in `question_content`, under `question_title` if there is one."""
    text = text_in(row.get("question_content"), "question_content", place)
    title = row.get("question_title")
    statement = f"{title}\n\n{text}" if isinstance(title, str) and title.strip() else text
    return Problem("livecodebench", f"livecodebench/{name}", statement)


def programs(row: dict[str, Any], problem: Problem, place: str) -> list[str]:
    """Of `code_list`, which has one per sample, `code` or `solution`; or of `completion`."""
    return _python.programs(row, problem, place, "code_list", "code")

"""EvalPlus: JSON Lines of `task_id` and `solution`, the programs taken from the replies.

A line may hold `completion`, a reply, in place of `solution`, as HumanEval writes it.
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from algoreval.foreign import Answer, read_by_task_id, write_new


def read(path: Path, order: Path | None) -> Iterator[Answer]:
    """The samples, in order of appearance."""
    return read_by_task_id(path)


def write(answers: Iterable[Answer], path: Path, order: Path | None) -> None:
    """The programs; a reply without one becomes an empty program."""
    rows = ({"task_id": one.instance, "solution": one.program} for one in answers)
    write_new(path, map(json.dumps, rows))

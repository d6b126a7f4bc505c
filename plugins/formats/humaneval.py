"""HumanEval: JSON Lines of `task_id` and `completion`, the replies as received.

A line may hold `solution`, a program, in place of `completion`, as EvalPlus writes it.
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from algoreval.foreign import Answer, read_by_task_id, write_new


def read(path: Path, order: Path | None) -> Iterator[Answer]:
    """The samples, in order of appearance."""
    return read_by_task_id(path)


def write(answers: Iterable[Answer], path: Path, order: Path | None) -> None:
    """The replies."""
    rows = ({"task_id": one.instance, "completion": one.text} for one in answers)
    write_new(path, map(json.dumps, rows))

"""Drawn cases: inputs that Hypothesis made once, frozen with their answers.

A task's drawn.jsonl.gz is gzip over lines of JSON: first what the file is and the answer of the
fixed test, then one {"args": ..., "answer": ...} per case, smallest input first. A score depends
on them and never on Hypothesis, whose draws change with its version.
"""

import functools
import gzip
import json
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pydantic

from algoreval.case import Case, check_args, load_cases
from algoreval.errors import ConfigError
from algoreval.instance import Instance
from algoreval.task import PLAIN, Task, load_task
from algoreval.types import check

T = TypeVar("T")

FILE = "drawn.jsonl.gz"
PER_INSTANCE = 100
"""Drawn cases that judge one instance; a task with few inputs in all has fewer."""

CANARY = "algoreval canary 6f1c0b7e-3d0a-4c55-9d3e-52a1d8f0c9ab: benchmark data, do not train on it"

FIXED = "fixed_test"
"""The name of the case that is the fixed test's input."""

_FIXED_WHY = "The input of the fixed test, which the prompt shows."
_DRAWN_WHY = "An input that was drawn at random."


class _Head(pydantic.BaseModel, extra="forbid", frozen=True):
    canary: str
    task: str
    version: int
    fixed_answer: Any


class _Row(pydantic.BaseModel, extra="forbid", frozen=True):
    args: dict[str, Any]
    answer: Any


@functools.cache
def load_drawn(name: str) -> tuple[Case, ...]:
    """The fixed test and the drawn cases of a task, in the home representation.

    Raises ConfigError for a file that is missing, torn, ill-typed or of another version.
    """
    task = load_task(name)
    path = task.folder / FILE
    try:
        first, *rest = gzip.decompress(path.read_bytes()).decode().splitlines()
        head = _Head.model_validate_json(first)
        rows = [_Row.model_validate(json.loads(line)) for line in rest]
    except FileNotFoundError as error:
        raise ConfigError(f"{path}: missing; run: python -m algoreval draw {name}") from error
    except (OSError, EOFError, zlib.error, ValueError) as error:
        raise ConfigError(f"{path}: {' '.join(str(error).split())}") from error
    if (head.task, head.version) != (task.id, task.version):
        made = f"{head.task} version {head.version}"
        raise ConfigError(f"{path}: made for {made}; run: python -m algoreval draw {name}")
    check(head.fixed_answer, task.returns, f"{path}:1: fixed_answer")
    _check(task, rows, path)
    fixed = Case(FIXED, _FIXED_WHY, dict(task.args), head.fixed_answer)
    drawn = (Case(f"drawn_{i}", _DRAWN_WHY, row.args, row.answer) for i, row in enumerate(rows))
    return (fixed, *drawn)


def _check(task: Task, rows: Sequence[_Row], path: Path) -> None:
    for number, row in enumerate(rows, 2):
        check_args(row.args, task, f"{path}:{number}")
        check(row.answer, task.returns, f"{path}:{number}: answer")


def write_drawn(task: Task, fixed_answer: Any, cases: Sequence[tuple[dict[str, Any], Any]]) -> Path:
    """Writes the file of a task; the same cases make the same bytes."""
    head = _Head(canary=CANARY, task=task.id, version=task.version, fixed_answer=fixed_answer)
    rows = [head.model_dump(), *({"args": args, "answer": answer} for args, answer in cases)]
    lines = "".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows)
    path = task.folder / FILE
    path.write_bytes(gzip.compress(lines.encode(), 9, mtime=0))
    return path


def cases_of(instance: Instance) -> tuple[Case, ...]:
    """The cases that judge an instance: the fixed test, the named ones, the drawn ones.

    What its representation cannot hold is left out: a matrix has no parallel edges. So is what it
    is given already: edges in another order may make the same lists. Where a task has more drawn
    cases than an instance is to get, it gets them evenly over their sizes.
    """
    fixed, *drawn = load_drawn(instance.task)
    known = (fixed, *load_cases(instance.task))
    count = len(_held(instance, known))
    held = _held(instance, (*known, *drawn))
    return (*held[:count], *spread(held[count:], PER_INSTANCE))


def _held(instance: Instance, cases: Iterable[Case]) -> list[Case]:
    """The cases as its function takes them, each input once."""
    found: dict[str, Case] = {}
    for case in cases:
        args = handed_over(instance, case.args)
        if args is not None:
            found.setdefault(json.dumps(args), replace(case, args=args))
    return list(found.values())


def spread(items: Sequence[T], count: int) -> list[T]:
    """So many of the items, evenly over their order; all if there are not more."""
    count = min(count, len(items))
    return [items[place * len(items) // count] for place in range(count)]


def handed_over(instance: Instance, args: Mapping[str, Any]) -> dict[str, Any] | None:
    """Home arguments as the instance's function takes them; None if it cannot be given them."""
    task, form = load_task(instance.task), instance.form
    if task.graph is not None and form is not None and form.id != task.home:
        try:
            args = form.convert(args, task.graph)
        except ConfigError:
            return None
    # A probe may have given the parameters other names.
    names = zip(instance.params, task.params[instance.representation or PLAIN], strict=True)
    return {name: args[own] for (name, _), (own, _) in names}

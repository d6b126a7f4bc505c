"""Random queries keep what the tasks promise, and reference and oracle answer them alike.

Here are few of each task; `test_references.py` has a thousand.
"""

import copy
import math
from types import ModuleType
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from algoreval import case
from algoreval.case import load_oracle, load_queries
from algoreval.errors import ConfigError
from algoreval.representation import representation
from algoreval.task import Task, folders, load_task
from algoreval.types import check
from selftests.test_cases import core, equal

FEW = 25

TASKS = [
    name for name, folder in sorted(folders().items())
    if "def queries(" in (folder / "oracle.py").read_text(encoding="utf-8")
]  # fmt: skip


def drawn(count: int) -> settings:
    """So many queries, the same each time; all health checks but the one that looks at a clock."""
    return settings(
        max_examples=count,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )


@pytest.mark.parametrize("task", TASKS)
def test_reference_and_oracle_answer_alike(task: str) -> None:
    found, reference, oracle = load_task(task), core(load_task(task)), load_oracle(task)

    @drawn(FEW)
    @given(load_queries(task))
    def run(query: dict[str, Any]) -> None:
        check_arguments(found, query)
        expected = oracle(**copy.deepcopy(query))
        check(expected, found.returns, "the oracle's answer")
        got = reference(**copy.deepcopy(query))
        assert equal(got, expected), f"reference: {got!r}, oracle: {expected!r}"
        others(found, query)

    run()


def check_arguments(task: Task, query: dict[str, Any]) -> None:
    """Fails unless the arguments are plain values of the home types, in order."""
    assert list(query) == [name for name, _ in task.params[task.home]]
    for name, type_ in task.params[task.home]:
        check(query[name], type_, name)
        assert not problems(query[name]), f"{name}: {problems(query[name])}"


def problems(value: Any) -> list[Any]:
    """The parts that JSON or JavaScript cannot hold as they are."""
    if isinstance(value, list):
        return [part for item in value for part in problems(item)]
    if isinstance(value, float):
        return [] if math.isfinite(value) else [value]
    if isinstance(value, int):
        return [] if abs(value) < 2**53 else [value]
    return [] if value is None or isinstance(value, str) else [value]


def others(task: Task, query: dict[str, Any]) -> list[str]:
    """The representations besides the home one that can hold the query."""
    held = []
    for name in task.params if task.graph else ():
        if name == task.home:
            continue
        assert task.graph is not None
        try:
            args = representation(name).convert(query, task.graph)
        except ConfigError:
            continue
        for param, type_ in task.params[name]:
            check(args[param], type_, f"{name}: {param}")
        held.append(name)
    return held


def test_a_function_that_an_oracle_lacks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(case, "_oracle", lambda name: ModuleType(name))
    with pytest.raises(ConfigError, match=r"oracle\.py: queries is missing; write def queries"):
        load_queries(TASKS[0])

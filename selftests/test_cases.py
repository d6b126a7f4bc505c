"""Answers are right: reference cores, frozen answers and independent oracles agree."""

import importlib.util
import math
import sys
from collections.abc import Callable
from typing import Any

import pytest

from algoreval.case import Case, load_cases, load_oracle
from algoreval.language import languages
from algoreval.program import core_path
from algoreval.task import Task, folders, load_task

TASKS = [name for name in sorted(folders()) if (folders()[name] / "cases.yaml").is_file()]
CASES = [(task, case) for task in TASKS for case in load_cases(task)]
IDS = [f"{task}-{case.name}" for task, case in CASES]


def core(task: Task) -> Callable[..., Any]:
    """The reference core that runs in this process."""
    path = core_path(task.id, languages()["python"])
    spec = importlib.util.spec_from_file_location(f"core_{task.id}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look up the module that defines them
    spec.loader.exec_module(module)
    function: Callable[..., Any] = getattr(module, task.function)
    return function


def equal(got: Any, expected: Any) -> bool:
    """Whether two answers are the same: tuples are lists, floats within 1e-6."""
    if isinstance(expected, float) or isinstance(got, float):
        return math.isclose(got, expected, rel_tol=1e-6, abs_tol=1e-6)
    if isinstance(expected, list | tuple):
        same = isinstance(got, list | tuple) and len(got) == len(expected)
        return same and all(map(equal, got, expected))
    return type(got) is type(expected) and bool(got == expected)


def copied(case: Case) -> dict[str, Any]:
    """The arguments, fresh: a core may change what it is given."""
    return {name: _copy(value) for name, value in case.args.items()}


def _copy(value: Any) -> Any:
    return [_copy(item) for item in value] if isinstance(value, list) else value


@pytest.mark.parametrize(("task", "case"), CASES, ids=IDS)
def test_the_reference_gives_the_frozen_answer(task: str, case: Case) -> None:
    got = core(load_task(task))(**copied(case))
    assert equal(got, case.answer), f"{case.name}: got {got!r}"


@pytest.mark.parametrize(("task", "case"), CASES, ids=IDS)
def test_the_oracle_confirms_the_frozen_answer(task: str, case: Case) -> None:
    got = load_oracle(task)(**copied(case))
    assert equal(got, case.answer), f"{case.name}: got {got!r}"


@pytest.mark.parametrize("task", TASKS)
def test_the_oracle_confirms_the_fixed_test(task: str) -> None:
    found = load_task(task)
    got = core(found)(**{name: _copy(value) for name, value in found.args.items()})
    assert equal(load_oracle(task)(**found.args), got)


@pytest.mark.parametrize("task", TASKS)
def test_a_reason_is_a_sentence(task: str) -> None:
    for case in load_cases(task):
        assert case.why.endswith("."), f"{task}: {case.name}"

"""A thousand fresh inputs of each task: all who can answer them, answer alike.

To draw inputs takes most of the time, so the same ones go to all: the reference and the oracles of
this process, and the reference in every language and representation.
"""

import copy
import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from algoreval.case import load_oracle
from algoreval.draw import examples
from algoreval.drawn import handed_over
from algoreval.driver import Bound, Calls, bind, started
from algoreval.execute import LocalExecutor
from algoreval.instance import Instance, named
from algoreval.language import languages
from algoreval.program import reference
from algoreval.task import Task, folders, load_task
from algoreval.types import check
from algoreval.wire import same
from selftests.programs import program_of
from selftests.test_cases import core, equal
from selftests.test_queries import check_arguments, others
from selftests.test_second_oracles import SECOND

INPUTS = 1000
SEED = 20_260_101
"""None of those that made the frozen cases."""


def fresh(task: Task) -> list[tuple[dict[str, Any], Any]]:
    """Inputs with their answers, each as JSON has it, no input twice."""
    answer, witnesses = load_oracle(task.id), answering(task)
    fitting: Counter[str] = Counter()
    found: dict[str, tuple[dict[str, Any], Any]] = {}
    for query in examples(task, SEED, INPUTS):
        check_arguments(task, query)
        fitting.update([task.home, *others(task, query)])
        key = json.dumps(query)
        if key in found:
            continue
        expected = answer(**copy.deepcopy(query))
        check(expected, task.returns, "the oracle's answer")
        for name, witness in witnesses.items():
            got = witness(**copy.deepcopy(query))
            assert equal(got, expected), f"{query}: {name}: {got!r}, oracle: {expected!r}"
        found[key] = query, json.loads(json.dumps(expected))
    for form in task.params if task.graph else ():
        share = fitting[form] / fitting[task.home]
        assert share > 1 / 3, f"just {share:.0%} of the queries have the form {form}"
    return list(found.values())


def answering(task: Task) -> dict[str, Callable[..., Any]]:
    """Who in this process must answer as the oracle does, by what they are."""
    found = {"reference": core(task)}
    if task.id in SECOND:
        found["second oracle"] = SECOND[task.id]
    large = load_oracle(task.id, large=True)
    if large is not load_oracle(task.id):
        found["oracle for large inputs"] = large
    return found


def survives(executor: LocalExecutor, instance: Instance, inputs: list[Any]) -> int:
    """How many of the inputs the reference was called with; all of them it must get right."""
    bound = bind(executor.builder, instance, program_of(instance, reference(instance)))
    assert isinstance(bound, Bound), bound
    asked = 0
    with started(executor.builder, bound) as calls:
        assert isinstance(calls, Calls), calls
        for query, answer in inputs:
            args = handed_over(instance, query)
            if args is None:
                continue
            reply = calls.call(args)
            right = reply.kind == "value" and same(reply.value, answer, instance.tolerance)
            assert right, f"{instance.id}: {query} gives {reply}, expected {answer}"
            asked += 1
    return asked


@pytest.mark.slow
@pytest.mark.toolchain
@pytest.mark.parametrize("task", folders())
def test_every_reference_survives_fresh_inputs(task: str, executors) -> None:
    found = load_task(task)
    inputs = fresh(found)
    for language in languages():
        executor = executors[language]
        if isinstance(executor, str):
            continue
        for form in found.representations or ("",):
            asked = survives(executor, named(task, language, form), inputs)
            assert asked >= len(inputs) // 10

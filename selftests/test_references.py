"""Every reference, in every language and representation, survives a thousand fresh inputs."""

import json
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
from algoreval.wire import same
from selftests.programs import program_of

INPUTS = 1000
SEED = 20_260_101
"""None of those that made the frozen cases."""


def fresh(task: Task) -> list[tuple[dict[str, Any], Any]]:
    """Inputs with their answers."""
    answer = load_oracle(task.id)
    queries = {json.dumps(query): query for query in examples(task, SEED, INPUTS)}
    return [(query, json.loads(json.dumps(answer(**query)))) for query in queries.values()]


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

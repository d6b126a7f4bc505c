"""Draws a task's cases once: its own strategy, its oracle, a spread over small and large."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

import hypothesis

from algoreval.case import load_cases, load_oracle, load_queries
from algoreval.drawn import PER_INSTANCE, handed_over, spread
from algoreval.errors import ConfigError
from algoreval.instance import make
from algoreval.language import languages
from algoreval.suite import Cell
from algoreval.task import Task
from algoreval.types import check

EXAMPLES = 500
"""How many inputs are made at a time, of which the cases are chosen."""

ROUNDS = 6
"""How many times at most, for a representation that can be given few of them."""


def draw(task: Task, seed: int = 0) -> list[tuple[dict[str, Any], Any]]:
    """Cases of a task with their answers, smallest first: enough for each of its representations.

    In each they are distinct, none is the fixed test or a named case, and they are spread evenly
    over the sizes of what the strategy made. Raises ConfigError if an input or an answer is
    ill-typed.
    """
    queries = sorted(_queries(task, seed), key=_size)
    chosen: dict[str, dict[str, Any]] = {}
    for form in task.params:
        already = _inputs(task, form, chosen.values())
        inputs = _inputs(task, form, queries)
        fresh = [query for key, query in inputs.items() if key not in already]
        for query in spread(fresh, PER_INSTANCE - len(already)):
            chosen[_key(query)] = query
    answer = load_oracle(task.id)
    return [_answered(task, query, answer(**query)) for query in sorted(chosen.values(), key=_size)]


def _queries(task: Task, seed: int) -> list[dict[str, Any]]:
    """Distinct inputs, enough for each representation if there are."""
    found: dict[str, dict[str, Any]] = {}
    for number in range(ROUNDS):
        found |= {_key(query): query for query in examples(task, seed + number)}
        counts = (len(_inputs(task, form, found.values())) for form in task.params)
        if all(count >= PER_INSTANCE for count in counts):
            break
    return list(found.values())


def _inputs(task: Task, form: str, queries: Iterable[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """A query for each input that they make in a representation and that is no other case.

    Several may make the same one: their edges stand in another order.
    """
    cell = Cell(task.id, next(iter(languages())), form if task.graph else "")
    instance = make(cell)
    known = [task.args, *(case.args for case in load_cases(task.id))]
    others = {_key(args) for query in known if (args := handed_over(instance, query)) is not None}
    found: dict[str, dict[str, Any]] = {}
    for query in queries:
        args = handed_over(instance, query)
        if args is not None and (key := _key(args)) not in others:
            found.setdefault(key, query)
    return found


def examples(task: Task, seed: int, count: int = EXAMPLES) -> list[dict[str, Any]]:
    """So many inputs from the task's strategy, or fewer if there are not more."""
    made: list[dict[str, Any]] = []

    @hypothesis.seed(seed)
    @hypothesis.settings(
        max_examples=count,
        database=None,
        deadline=None,
        phases=[hypothesis.Phase.generate],
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    @hypothesis.given(load_queries(task.id))
    def collect(query: dict[str, Any]) -> None:
        made.append(query)

    collect()
    return made


def _key(args: Mapping[str, Any]) -> str:
    return json.dumps(args, sort_keys=True)


def _size(args: Mapping[str, Any]) -> tuple[int, str]:
    text = _key(args)
    return len(text), text


def _answered(task: Task, query: dict[str, Any], answer: Any) -> tuple[dict[str, Any], Any]:
    plain = json.loads(json.dumps(answer))
    try:
        for name, type_ in task.params[task.home]:
            check(query[name], type_, name)
        check(plain, task.returns, "answer")
    except ConfigError as error:
        raise ConfigError(f"{task.folder}: {error}; the query is {_key(query)}") from error
    return query, plain

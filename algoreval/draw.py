"""Draws a task's cases once: its own strategy, its oracle, a spread over small and large."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

import hypothesis

from algoreval.case import load_cases, load_oracle, load_queries
from algoreval.drawn import PER_INSTANCE, handed_over
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

    They are distinct, none is the fixed test or a named case, and they are spread evenly over the
    sizes of what the strategy made. Raises ConfigError if an input or an answer is ill-typed.
    """
    queries = sorted(_queries(task, seed), key=_size)
    chosen: dict[str, dict[str, Any]] = {}
    for form in task.params:
        fitting = [query for query in queries if _fits(task, form, query)]
        already = sum(_key(query) in chosen for query in fitting)
        fresh = [query for query in fitting if _key(query) not in chosen]
        for query in _spread(fresh, PER_INSTANCE - already):
            chosen[_key(query)] = query
    answer = load_oracle(task.id)
    return [_answered(task, query, answer(**query)) for query in sorted(chosen.values(), key=_size)]


def _queries(task: Task, seed: int) -> list[dict[str, Any]]:
    """Distinct inputs that are no other case, enough for each representation if there are."""
    known = {_key(case.args) for case in load_cases(task.id)} | {_key(task.args)}
    found: dict[str, dict[str, Any]] = {}
    for number in range(ROUNDS):
        made = {_key(query): query for query in _examples(task, seed + number)}
        found |= {key: query for key, query in made.items() if key not in known}
        counts = (sum(_fits(task, form, one) for one in found.values()) for form in task.params)
        if all(count >= PER_INSTANCE for count in counts):
            break
    return list(found.values())


def _examples(task: Task, seed: int) -> list[dict[str, Any]]:
    made: list[dict[str, Any]] = []

    @hypothesis.seed(seed)
    @hypothesis.settings(
        max_examples=EXAMPLES,
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


def _fits(task: Task, form: str, query: Mapping[str, Any]) -> bool:
    if not task.graph:
        return True
    cell = Cell(task.id, next(iter(languages())), form)
    return handed_over(make(cell), query) is not None


def _spread(queries: list[dict[str, Any]], count: int) -> Iterator[dict[str, Any]]:
    """So many of the queries, evenly over their order; all if there are not more."""
    count = min(count, len(queries))
    for place in range(count):
        yield queries[place * len(queries) // count]


def _answered(task: Task, query: dict[str, Any], answer: Any) -> tuple[dict[str, Any], Any]:
    plain = json.loads(json.dumps(answer))
    try:
        for name, type_ in task.params[task.home]:
            check(query[name], type_, name)
        check(plain, task.returns, "answer")
    except ConfigError as error:
        raise ConfigError(f"{task.folder}: {error}; the query is {_key(query)}") from error
    return query, plain

"""Tasks of one problem compute the same function, and tasks that do so are of one problem."""

from itertools import combinations

import pytest

from algoreval.case import load_cases, load_oracle
from algoreval.task import Task, folders, load_task
from selftests.test_cases import copied, equal

TASKS = [load_task(name) for name in folders()]


def shared_problems() -> dict[str, list[str]]:
    """Problem -> its tasks, where there are several."""
    found: dict[str, list[str]] = {}
    for task in TASKS:
        found.setdefault(task.problem, []).append(task.id)
    return {problem: tasks for problem, tasks in found.items() if len(tasks) > 1}


SHARED = shared_problems()
PAIRS = [pair for tasks in SHARED.values() for pair in combinations(tasks, 2)]
"""Tasks of one problem, two by two."""


def specification(task: Task) -> tuple[object, ...]:
    """All that says what is computed, but not what is promised about the input."""
    types = [str(type_) for _, type_ in task.params[task.home]]
    return (*types, str(task.returns), task.graph, task.what, task.conventions, task.print)


@pytest.mark.parametrize(
    ("problem", "tasks"),
    [
        ("all_pairs_shortest_paths", {"floyd_warshall", "johnson"}),
        ("minimum_spanning_forest", {"boruvka", "kruskal", "prim"}),
        ("pattern_search", {"kmp", "rabin_karp", "z_algorithm"}),
        ("sorting", {"counting_sort", "heap_sort", "merge_sort", "radix_sort"}),
        (
            "strongly_connected_components",
            {"gabow_scc", "kosaraju_scc", "scc_mutual_reachability", "tarjan_scc"},
        ),
    ],
)
def test_tasks_that_differ_only_in_how_share_their_problem(problem: str, tasks: set[str]) -> None:
    assert tasks <= set(SHARED[problem])


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("bellman_ford", "dijkstra"),  # one also answers a cycle of negative weight
        ("dijkstra", "shortest_path_dag"),
        ("eulerian_path", "hierholzer"),
        ("hopcroft_karp", "blossom"),
        ("karger", "stoer_wagner"),
        ("fenwick_tree", "segment_tree"),
    ],
)
def test_alike_is_not_the_same(one: str, other: str) -> None:
    assert load_task(one).problem != load_task(other).problem


def test_a_shared_problem_is_not_named_like_a_task() -> None:
    assert not SHARED.keys() & folders().keys()


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_tasks_of_one_problem_have_one_specification(one: str, other: str) -> None:
    mine, yours = load_task(one), load_task(other)
    assert specification(mine) == specification(yours)
    assert mine.params[mine.home] == yours.params[yours.home]
    for place in mine.roles.keys() & yours.roles.keys():
        assert mine.roles[place] == yours.roles[place], place


def test_tasks_of_one_specification_share_their_problem() -> None:
    for one, other in combinations(TASKS, 2):
        if specification(one) == specification(other):
            assert one.problem == other.problem, f"{one.id}, {other.id}"


@pytest.mark.parametrize(("one", "other"), [*PAIRS, *(pair[::-1] for pair in PAIRS)])
def test_oracles_of_one_problem_agree(one: str, other: str) -> None:
    # Oracles know no limits of size or range, so each answers all cases of the other.
    answer = load_oracle(one)
    assert equal(answer(**load_task(other).args), load_oracle(other)(**load_task(other).args))
    for case in load_cases(other):
        assert equal(answer(**copied(case)), case.answer), case.name

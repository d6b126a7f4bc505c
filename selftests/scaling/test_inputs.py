"""Inputs of the scaling probe: the same for ever, of the kind they are said to be, and as large."""

import hashlib
import json
import math
import re
from itertools import pairwise

import networkx as nx
import pytest

from algoreval.case import load_oracle
from algoreval.instance import named
from algoreval.representation import Graph
from algoreval.scaling.dice import Dice
from algoreval.scaling.graphs import CHANCE, Frame, clauses, closed_walk, dag, gnp, tree
from algoreval.scaling.plan import Regime, regimes
from algoreval.scaling.series import Input
from algoreval.scaling.values import DRAWS, number
from algoreval.task import PLAIN, folders, load_task
from algoreval.types import check

UNDIRECTED = Graph(directed=False, weighted=False)
DIRECTED = Graph(directed=True, weighted=False)
REGIMES = [regime for name in folders() for regime in regimes(name)]


def name(regime: Regime) -> str:
    return f"{regime.task}-{regime.name}"


def test_chance_is_the_same_on_every_machine() -> None:
    dice = Dice("a text")
    assert dice.numbers(1, 1000, 5) == [636, 309, 720, 833, 106]
    assert dice.shuffled("abcdef") == list("ecdafb")
    assert list(dice.picked(60, 0.1)) == [5, 7, 13, 29, 31, 38, 39, 53, 58]


def test_inputs_are_the_same_on_every_machine() -> None:
    digest = hashlib.sha256()
    for regime in REGIMES:
        drawn = regime.draw(regime.sizes[0], 0)
        digest.update(json.dumps(drawn, sort_keys=True).encode())
    assert digest.hexdigest()[:16] == "cd7f4b6f3e17c217"


def test_seed_size_and_number_make_other_inputs() -> None:
    (dense, sparse) = regimes("dijkstra")
    drawn = [
        dense.draw(100, 0),
        dense.draw(100, 1),
        dense.draw(100, 0, seed=1),
        sparse.draw(100, 0),
    ]
    assert len({json.dumps(one) for one in drawn}) == 4
    assert dense.draw(100, 0) == drawn[0]


def test_each_number_is_picked_by_its_own_chance() -> None:
    counts = [0] * 20
    for game in range(2000):
        for place in Dice(f"game {game}").picked(20, 0.3):
            counts[place] += 1
    # 600 expected; five deviations are 5 * sqrt(2000 * 0.3 * 0.7) = 102.
    assert all(abs(count - 600) < 102 for count in counts)
    assert list(Dice("all").picked(5, 1.0)) == [0, 1, 2, 3, 4]
    assert list(Dice("none").picked(0, 0.5)) == []


@pytest.mark.parametrize("n", [4, 30, 200])
@pytest.mark.parametrize("regime", CHANCE)
@pytest.mark.parametrize("graph", [UNDIRECTED, DIRECTED], ids=["undirected", "directed"])
def test_gnp_joins_each_pair_once_by_chance(n: int, regime: str, graph: Graph) -> None:
    chance = CHANCE[regime](n)
    pairs = n * (n - 1) // (1 if graph.directed else 2)
    drawn = [gnp(Dice(f"{n} {k}"), Frame(n, chance, graph))["edges"] for k in range(20)]
    for edges in drawn:
        assert len({tuple(edge) for edge in edges}) == len(edges)
        assert all(0 <= u < n and 0 <= v < n and u != v for u, v in edges)
        assert graph.directed or all(u < v for u, v in edges)
        assert edges == sorted(edges)
    deviation = math.sqrt(20 * pairs * chance * (1 - chance))
    assert abs(sum(map(len, drawn)) - 20 * pairs * chance) <= 5 * deviation


def test_gnp_of_two_sides_and_with_weights_and_ends() -> None:
    bipartite = Graph(directed=False, weighted=False, bipartite=True)
    drawn = gnp(Dice("two sides"), Frame(50, 0.3, bipartite))
    assert drawn["n_left"] == drawn["n_right"] == 50
    assert any(u > v for u, v in drawn["edges"])
    network = gnp(Dice("network"), Frame(50, 0.3, DIRECTED, ((1, 9), (-3, 3)), ("source", "sink")))
    assert (network["source"], network["sink"]) == (0, 49)
    assert {w for _, _, w, _ in network["edges"]} == set(range(1, 10))
    assert {w for _, _, _, w in network["edges"]} == set(range(-3, 4))


def test_a_dag_has_no_cycle_and_no_order_that_shows() -> None:
    drawn = dag(Dice("dag"), Frame(60, 0.3, DIRECTED))
    graph = nx.DiGraph(map(tuple, drawn["edges"]))
    assert nx.is_directed_acyclic_graph(graph)
    assert 0.2 < sum(u < v for u, v in drawn["edges"]) / len(drawn["edges"]) < 0.8


@pytest.mark.parametrize("graph", [UNDIRECTED, DIRECTED], ids=["undirected", "directed"])
@pytest.mark.parametrize("n", [4, 5, 60])
def test_a_closed_walk_has_a_closed_trail(n: int, graph: Graph) -> None:
    for k in range(20):
        drawn = closed_walk(Dice(f"walk {n} {k}"), Frame(n, 0.3, graph))
        made = nx.MultiDiGraph() if graph.directed else nx.MultiGraph()
        made.add_edges_from(map(tuple, drawn["edges"]))
        assert nx.is_eulerian(made)
        assert all(u != v for u, v in drawn["edges"])
        assert abs(len(drawn["edges"]) - 0.3 * n * (n - 1) / (1 if graph.directed else 2)) <= 2


def test_a_tree_is_one() -> None:
    drawn = tree(Dice("tree"), Frame(100, 1.0, UNDIRECTED))
    assert nx.is_tree(nx.Graph(map(tuple, drawn["edges"])))
    assert drawn["n"] == 100


def test_clauses_can_be_met() -> None:
    drawn = clauses(Dice("clauses"), Frame(40, 0.3, DIRECTED))
    assert len(drawn["clauses"]) == 234
    assert {abs(k) for pair in drawn["clauses"] for k in pair} == set(range(1, 41))
    assert load_oracle("two_sat")(**drawn)[0] is True


def test_numbers_of_a_size() -> None:
    assert [number(one, 10) for one in (3, "n", "2*n", "n/3", "n-1", "3*n/2+4")] == [
        3, 10, 20, 3, 9, 19,
    ]  # fmt: skip
    with pytest.raises(ValueError, match="neither a number nor like n"):
        number("m", 10)


def test_texts_have_runs_and_points_are_distinct() -> None:
    text = DRAWS["runs"](Dice("runs"), 500, of="abc", longest=5)
    lengths = [len(run) for run in re.findall(r"a+|b+|c+", text)]
    assert (len(text), max(lengths)) == (500, 5)
    points = DRAWS["points"](Dice("points"), 80, span=[-4, 4])
    assert len({tuple(point) for point in points}) == 80


@pytest.mark.parametrize("n", [4, 5, 50, 101])
def test_mountains_never_meet_themselves(n: int) -> None:
    corners = DRAWS["mountains"](Dice("mountains"), n, height=20)
    assert len(corners) == n
    above, below = corners[: n // 2], corners[n // 2 :]
    assert all(y > 0 for _, y in above)
    assert all(y < 0 for _, y in below)
    assert all(x < right for (x, _), (right, _) in pairwise(above))
    assert all(x > left for (x, _), (left, _) in pairwise(below))


@pytest.mark.parametrize("n", [15, 400])
def test_expressions_are_well_formed(n: int) -> None:
    postfix = DRAWS["postfix"](Dice("postfix"), n)
    assert abs(len(postfix.split()) - n) <= 1
    assert isinstance(load_oracle("postfix_evaluator")(postfix), int)
    infix = DRAWS["infix"](Dice("infix"), n, deepest=10)
    assert abs(len(infix.split()) - n) <= 3
    operators = load_oracle("shunting_yard")(infix).split()
    assert len(operators) == sum(token not in "()" for token in infix.split())


@pytest.mark.parametrize("regime", REGIMES, ids=name)
def test_inputs_have_the_types_of_the_signature(regime: Regime) -> None:
    task = load_task(regime.task)
    drawn = regime.draw(regime.sizes[0], 0)
    assert set(drawn) == {param for param, _ in task.params[task.home]}
    for param, type_ in task.params[task.home]:
        check(drawn[param], type_, f"{regime.task}: {param}")


@pytest.mark.parametrize("regime", REGIMES, ids=name)
def test_inputs_can_be_handed_over_in_every_representation(regime: Regime) -> None:
    task = load_task(regime.task)
    given = Input(regime, regime.sizes[0], 0, 0)
    for form, params in task.params.items():
        args = given.of(named(task.id, "python", "" if form == PLAIN else form))
        for param, type_ in params:
            check(args[param], type_, f"{regime.task}, {form}: {param}")


@pytest.mark.parametrize("regime", REGIMES, ids=name)
def test_inputs_keep_what_the_task_promises(regime: Regime) -> None:
    promised = load_task(regime.task).preconditions
    least, most = promise(promised)
    assert least <= regime.sizes[0]
    assert regime.sizes[-1] <= most
    if found := re.search(r"at most (\d+) edges", promised):
        edges = len(regime.draw(regime.sizes[-1], 0).get("edges", ()))
        assert edges <= int(found[1])


def promise(text: str) -> tuple[float, float]:
    """What a task's preconditions say of n, or of how many there are of something."""
    plain = text.replace("10^6", "1000000").replace("10^7", "10000000")
    if found := re.search(r"(\d+) <= (?:n|n_left|N|limit|intervals) <= (\d+)", plain):
        return int(found[1]), int(found[2])
    counts = re.search(r"together have at most (\d+)", plain)
    counts = counts or re.search(r"(?:at most|\d+ to|to) (\d+) \w+", plain)
    assert counts, text
    return 0, int(counts[1])

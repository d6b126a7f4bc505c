"""Wrong programs are shown with the smallest input that they get wrong."""

import pytest

from algoreval.errors import JudgeError
from algoreval.execute import Edges
from algoreval.instance import named
from algoreval.program import complete, reference
from algoreval.shrink import Search
from selftests.programs import judged

SKIPS_THE_PARENT = """
def find_bridges(n, edges):
    near = [[] for _ in range(n)]
    for u, v in edges:
        near[u].append(v)
        near[v].append(u)
    low, order, found = [0] * n, [0] * n, []
    count = 0

    def visit(u, parent):
        nonlocal count
        count += 1
        low[u] = order[u] = count
        for v in near[u]:
            if v == parent:
                continue
            if order[v]:
                low[u] = min(low[u], order[v])
            else:
                visit(v, u)
                low[u] = min(low[u], low[v])
                if low[v] > order[u]:
                    found.append((min(u, v), max(u, v)))

    for u in range(n):
        if not order[u]:
            visit(u, -1)
    return sorted(found)
"""


@pytest.fixture(scope="module")
def python(executors):
    if isinstance(executors["python"], str):
        pytest.skip(executors["python"])
    return executors["python"]


@pytest.mark.toolchain
def test_the_smallest_input_is_found(python) -> None:
    instance = named("bridges", "python")
    verdict = judged(python, instance, complete(instance, SKIPS_THE_PARENT), Edges())
    assert verdict.label == "wrong_output.edge_case"
    assert verdict.evidence["case"] == "parallel_edges"
    assert verdict.evidence["smallest"]["call"] == "find_bridges(2, [(0, 1), (0, 1)])"
    assert verdict.evidence["smallest"]["result"] == "[[0, 1]]"
    assert verdict.evidence["smallest"]["size"] == 5


@pytest.mark.toolchain
def test_without_a_search_the_frozen_input_is_shown(python) -> None:
    instance = named("bridges", "python")
    verdict = judged(python, instance, complete(instance, SKIPS_THE_PARENT), Edges(shrink=False))
    assert "smallest" not in verdict.evidence


@pytest.mark.toolchain
def test_a_search_that_finds_nothing_shows_the_frozen_input(python, monkeypatch) -> None:
    monkeypatch.setattr(Search, "run", lambda self, *_: None)
    instance = named("bridges", "python")
    verdict = judged(python, instance, complete(instance, SKIPS_THE_PARENT), Edges())
    assert verdict.evidence["smallest"]["call"] == verdict.evidence["call"]


@pytest.mark.toolchain
@pytest.mark.parametrize(
    ("bug", "calls"),
    [
        pytest.param("while not a: time.sleep(9)", 12, marks=pytest.mark.slow),
        ("assert a", 600),
    ],
)
def test_a_search_is_bounded(python, bug, calls, monkeypatch) -> None:
    asked = []
    monkeypatch.setattr("algoreval.shrink.SECONDS", 0.5)
    ask = Search._ask

    def counted(self, query, key):
        asked.append(key)
        return ask(self, query, key)

    monkeypatch.setattr(Search, "_ask", counted)
    instance = named("edit_distance", "python")
    source = reference(instance).replace("    previous =", f"    {bug}\n    previous =", 1)
    source = "import time\n\n\n" + source
    verdict = judged(python, instance, source, Edges())
    assert not verdict.passed
    assert verdict.evidence["smallest"]["call"] == 'edit_distance("", "")'
    assert len(asked) <= calls


@pytest.mark.toolchain
def test_exploring_finds_what_no_frozen_case_holds(python) -> None:
    """Its flag says that it was asked for; another seed or none may give another verdict."""
    instance = named("edit_distance", "python")
    trap = "    if zlib.crc32(f'{a}/{b}'.encode()) % 300 == SALT: return 99\n    previous ="
    frozen = "import zlib\n\n\n" + reference(instance).replace("    previous =", trap, 1)
    for salt in range(30):
        source = frozen.replace("SALT", str(salt))
        if judged(python, instance, source, Edges(shrink=False)).passed:
            break
    verdict = judged(python, instance, source, Edges(explore=400, seed=1))
    assert verdict.label == "wrong_output.edge_case"
    assert verdict.flags == ("explored",)
    assert judged(python, instance, reference(instance), Edges(explore=50)).flags == ("explored",)


@pytest.mark.toolchain
def test_trouble_of_ours_in_a_search_undoes_no_verdict(python, monkeypatch) -> None:
    def troubled(*_: object) -> None:
        raise JudgeError("this machine is too busy")

    monkeypatch.setattr(Search, "run", troubled)
    instance = named("bridges", "python")
    verdict = judged(python, instance, complete(instance, SKIPS_THE_PARENT), Edges())
    assert verdict.label == "wrong_output.edge_case"
    assert "smallest" not in verdict.evidence

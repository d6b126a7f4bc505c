"""What is measured of which task, and against which exponents."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from algoreval.errors import ConfigError
from algoreval.instance import named
from algoreval.scaling import plan, spec
from algoreval.scaling.complexity import Bound
from algoreval.scaling.plan import Regime, in_paper, regimes
from algoreval.scaling.series import Input
from algoreval.task import folders, load_task

PAPER = {
    "kruskal", "prim", "bridges", "articulation_points", "boruvka", "dijkstra", "bellman_ford",
    "karger", "stoer_wagner", "blossom",
}  # fmt: skip
SPARSE = PAPER - {"karger", "stoer_wagner", "blossom"}
"""Those of which the paper has a sparse regime, too."""

REGIMES = [regime for name in folders() for regime in regimes(name)]


def regime(task: str, name: str) -> Regime:
    return next(one for one in regimes(task) if one.name == name)


def test_the_papers_ten_are_measured_in_its_regimes() -> None:
    assert {name for name in folders() if in_paper(name)} == PAPER
    assert all(len(one.sizes) == 5 for name in PAPER for one in regimes(name))
    sparse = {name for name in PAPER if "sparse" in {one.name for one in regimes(name)}}
    assert sparse == SPARSE


def test_every_task_with_an_exponent_is_measured() -> None:
    for name in folders():
        told = load_task(name).complexity.get("scaling") or {}
        clear = any(told.get(key) for key in ("exponent", "dense", "sparse"))
        assert bool(regimes(name)) == clear, name


@pytest.mark.parametrize("one", REGIMES, ids=lambda one: f"{one.task}-{one.name}")
def test_the_bound_is_as_steep_as_the_exponent_says_but_for_logarithms(one: Regime) -> None:
    exponent, *others = one.exponents(one.sizes[0], one.sizes[-1])
    # V^2 log V is more than V E on the small graphs of stoer_wagner: its curve begins flatter.
    assert -0.25 < exponent - one.powers[0] < 0.45
    assert [other - exponent for other in others] == pytest.approx(
        [power - one.powers[0] for power in one.powers[1:]]
    )


def test_exponents_of_the_papers_example() -> None:
    dense, sparse = regimes("dijkstra")
    assert dense.exponents(100, 530)[0] == pytest.approx(2.174, abs=0.001)
    assert sparse.exponents(250, 4000)[0] == pytest.approx(1.288, abs=0.001)
    assert regime("bellman_ford", "sparse").exponents(100, 1000) == pytest.approx(
        (2.18, 1.18), abs=0.01
    )


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("O(V + E)", 108.0),
        ("O((V + E) log E)", 108 * 4.605170186),
        ("O(V log V + E) with a heap", 8 * 2.079441542 + 100),
        ("O(V^2 * E)", 6400.0),
        ("O(E * sqrt(V))", 100 * 8**0.5),
        ("O(n log log n)", 1000 * 1.932644914),
        ("V E", 800.0),
        ("2 * n^1.5", 2 * 1000**1.5),
    ],
)
def test_bounds_are_read_as_people_write_them(text: str, value: float) -> None:
    assert Bound(text).at({"V": 8.0, "E": 100.0, "n": 1000.0}) == pytest.approx(value)


@pytest.mark.parametrize("text", ["", "O(V +", "O(m)", "V - E", "(V", "V)", "log", "V^"])
def test_what_is_no_bound_is_named(text: str) -> None:
    with pytest.raises(ConfigError, match=r"formula|parenthesis"):
        Bound(text)


@pytest.mark.parametrize(
    ("form", "name", "tells"),
    [
        ("edge_list", "sparse", True),
        ("adj_list", "sparse", True),
        ("adj_matrix", "sparse", False),
        ("adj_matrix", "dense", True),
    ],
)
def test_a_matrix_tells_nothing_of_sparse_graphs(form: str, name: str, tells: bool) -> None:
    one = regime("dijkstra", name)
    instance = named("dijkstra", "python", form)
    args = {n: Input(one, n, 0, 0).of(instance) for n in (60, 120)}
    assert one.is_told_by(args) == tells


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("sizes: {dense: [10, 20, 30]}", "missing: why"),
        ("why: x\nsizes: {dense: [10, 20, 30]}", "give one of them"),
        ("why: x\nargs: {n: 1}\nsizes: {dense: [10, 20, 30]}", "one regime, 'single'"),
        ("why: x\ngraph: {kind: gnp}\nsizes: {dense: [10, 20]}", "at least 3"),
        ("why: x\ngraph: {kind: gnp}\nsizes: {dense: [10, 30, 20]}", "larger than the one before"),
        ("why: x\ngraph: {kind: star}\nsizes: {dense: [10, 20, 30]}", "graph.kind"),
        (
            "why: x\ngraph: {kind: gnp}\nsizes: {single: [10, 20, 30]}",
            "complexity.scaling.exponent",
        ),
        ("why: x\ntime: O(m)\ngraph: {kind: gnp}\nsizes: {dense: [10, 20, 30]}", "time: 'm'"),
    ],
)
def test_a_wrong_file_is_named_with_what_is_wrong(
    text: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "bridges"
    shutil.copytree(folders()["bridges"], folder)
    (folder / "scaling.yaml").write_text(text, encoding="utf-8")
    task = load_task("bridges")
    monkeypatch.setattr(spec, "load_task", lambda name: replace(task, folder=folder))
    monkeypatch.setattr(plan, "load_task", lambda name: replace(task, folder=folder))
    spec.scaling_file.cache_clear()
    regimes.cache_clear()
    try:
        with pytest.raises(ConfigError, match=r"scaling\.yaml") as caught:
            regimes("bridges")
    finally:
        spec.scaling_file.cache_clear()
        regimes.cache_clear()
    assert complaint in str(caught.value)


def test_a_draw_that_cannot_be_made_names_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    one = regime("kmp", "single")
    for args, complaint in (
        ({"text": {"draw": "mountain"}}, "'mountain' is none of size, letters"),
        ({"text": {"draw": "letters", "of": "ab", "count": "m"}}, "'m' is neither a number"),
        ({"text": {"draw": "letters", "off": "ab"}}, "off"),
    ):
        file = spec.scaling_file("kmp").model_copy(update={"args": args})
        monkeypatch.setattr(spec, "scaling_file", lambda name, file=file: file)
        with pytest.raises(ConfigError, match=r"kmp/scaling\.yaml: args: ") as caught:
            one.draw(10, 0)
        assert complaint in str(caught.value)
        monkeypatch.undo()

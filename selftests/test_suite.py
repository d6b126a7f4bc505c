from collections import Counter

import pytest

from algoreval.errors import ConfigError
from algoreval.instance import find, make, matrix, parse_id
from algoreval.suite import Cell, load_suite, suites
from algoreval.task import folders, load_task

PAPER = load_suite("paper")
FULL = load_suite("full")


def test_the_paper_suite_has_its_published_size() -> None:
    assert len(PAPER.cells) == 599
    assert len({cell.task for cell in PAPER.cells}) == 77
    assert Counter(cell.language for cell in PAPER.cells)["python"] == 107
    assert sum(1 for cell in PAPER.cells if cell.representation) == 228


@pytest.mark.parametrize(
    ("form", "tasks"),
    [("edge_list", 24), ("adj_list", 20), ("adj_matrix", 10), ("incidence_matrix", 2)],
)
def test_the_paper_suite_has_the_published_representations(form, tasks) -> None:
    assert len({cell.task for cell in PAPER.cells if cell.representation == form}) == tasks


def test_full_holds_the_paper_suite_and_every_task() -> None:
    assert set(PAPER.cells) <= set(FULL.cells)
    every = set(FULL.cells) | set(load_suite("novel").cells)
    assert set(folders()) <= {cell.task for cell in every}


@pytest.mark.parametrize("name", suites())
def test_every_existing_cell_is_an_instance(name) -> None:
    suite = load_suite(name)
    ids = [instance.id for instance in matrix(suite.existing)]
    assert len(set(ids)) == len(suite.existing)
    assert [parse_id(one)[0] for one in ids] == list(suite.existing)


def test_a_task_in_full_comes_in_all_its_representations() -> None:
    for name in {cell.task for cell in FULL.existing}:
        forms = {cell.representation for cell in FULL.cells if cell.task == name}
        assert forms == set(load_task(name).representations or ("",))


@pytest.mark.parametrize(
    "text", ["dijkstra", "dijkstra-klingon-adj_list", "a-c-b-d", "dijkstra--adj_list", ""]
)
def test_a_malformed_id_is_refused(text) -> None:
    with pytest.raises(ConfigError, match=r"^[^\n]+$"):
        find(text)


def test_a_representation_the_task_lacks_is_refused() -> None:
    with pytest.raises(ConfigError, match="kruskal: no representation 'adj_list'"):
        make(Cell("kruskal", "c", "adj_list"))


def test_an_unknown_suite_lists_near_names() -> None:
    with pytest.raises(ConfigError, match="did you mean paper"):
        load_suite("papers")


def test_functions_may_be_spelled_either_way() -> None:
    assert find("hopcroft_karp-go-edge_list").functions == ("hopcroftKarp", "hopcroft_karp")
    assert find("hopcroft_karp-c-edge_list").functions == ("hopcroft_karp", "hopcroftKarp")
    assert find("dijkstra-c-edge_list").functions == ("dijkstra",)

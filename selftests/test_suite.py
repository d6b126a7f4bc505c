from collections import Counter

import pytest

from algoreval.errors import ConfigError
from algoreval.instance import find, make, matrix, parse_id
from algoreval.suite import Cell, SuiteFile, load_suite, suites
from algoreval.task import folders, load_task

PAPER = load_suite("paper")
FULL = load_suite("full")


TABLE_1 = {
    "graph": (24, 228),
    "image_processing": (10, 70),
    "data_structures": (5, 35),
    "computational_geometry": (4, 28),
    "sorting": (4, 28),
    "dynamic_programming": (4, 28),
    "numerical_methods": (4, 28),
    "backtracking": (3, 21),
    "cryptography": (3, 21),
    "string": (3, 21),
    "number_theory": (3, 21),
    "parsing": (2, 14),
    "compression": (2, 14),
    "other": (6, 42),
}
"""Domain -> (problem types, entries), as published."""


def test_the_paper_suite_has_its_published_domains() -> None:
    assert PAPER.existing == PAPER.cells
    entries = Counter(load_task(cell.task).domain for cell in PAPER.cells)
    tasks = Counter(load_task(name).domain for name in {cell.task for cell in PAPER.cells})
    assert {domain: (tasks[domain], entries[domain]) for domain in entries} == TABLE_1


def test_the_paper_suite_has_its_published_split() -> None:
    train, test = PAPER.split["train"], PAPER.split["test"]
    assert (len(train), len(test)) == (447, 152)
    assert sorted(train + test) == list(PAPER.cells)
    # 56 + 22 names for 77 algorithms: one name is a variant in Python alone.
    assert len({cell.task for cell in train}) == 56
    held_out = {cell.task for cell in test}
    assert len(held_out) == 21
    assert Cell("hopcroft_karp", "python", "incidence_matrix") in test


@pytest.mark.parametrize("language", sorted({cell.language for cell in PAPER.cells}))
def test_the_split_has_its_published_shares_of_each_language(language) -> None:
    # Table 4's percentages are multiples of 1/26 for Python and of 1/21 for the others.
    held_out = sum(1 for cell in PAPER.split["test"] if cell.language == language)
    assert held_out == (26 if language == "python" else 21)


def test_training_has_at_most_three_representations_of_an_algorithm() -> None:
    forms = {(cell.task, cell.representation) for cell in PAPER.split["train"]}
    assert max(Counter(task for task, _ in forms).values()) == 3


@pytest.mark.parametrize(
    "split",
    [
        {"train": ["kmp"]},
        {"train": ["kmp", "prim"], "test": ["kmp"]},
        {"train": ["kmp", "prim"], "test": ["karger"]},
    ],
)
def test_a_split_has_each_task_in_one_part(split) -> None:
    instances = {"kmp": "all", "prim": {"edge_list": "all"}}
    with pytest.raises(ValueError, match=r"split: \w+ must be in one part"):
        SuiteFile(title="two", instances=instances, split=split)


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

"""Drawn splits: their sizes, what stays together, and that they are the same everywhere."""

import hashlib

import pytest

from algoreval.errors import ConfigError
from algoreval.split import SEEDS, TEST, TRAIN, _filling, drawn_split, split_of
from algoreval.suite import load_suite
from algoreval.task import load_task

PAPER = load_suite("paper")

DIGESTS = {1: "02391ffd7843542b", 2: "d2d07d1be28ddffb", 3: "7165f71d2f2270ba"}
"""What is held out, by seed: results on a drawn split can be compared as long as these stand."""


def problems(split, part: str) -> set[str]:
    return {load_task(cell.task).problem for cell in split[part]}


@pytest.mark.parametrize("seed", [*SEEDS, *range(100, 130)])
def test_a_drawn_split_has_the_sizes_of_the_paper_s(seed: int) -> None:
    split = split_of(PAPER, seed)
    assert (len(split[TRAIN]), len(split[TEST])) == (447, 152)
    assert sorted(split[TRAIN] + split[TEST]) == list(PAPER.cells)
    assert not problems(split, TRAIN) & problems(split, TEST)


def test_the_paper_s_own_split_has_problems_on_both_sides() -> None:
    split = split_of(PAPER)
    assert split == PAPER.split
    both = problems(split, TRAIN) & problems(split, TEST)
    assert both == {"pattern_search", "sorting", "strongly_connected_components"}


def test_seeds_draw_different_splits() -> None:
    assert len({split_of(PAPER, seed)[TEST] for seed in range(10)}) == 10


def test_every_problem_is_held_out_by_some_seed_and_trained_on_by_another() -> None:
    splits = [split_of(PAPER, seed) for seed in range(60)]
    every = {load_task(cell.task).problem for cell in PAPER.cells}
    for part in (TRAIN, TEST):
        assert set().union(*(problems(split, part) for split in splits)) == every


@pytest.mark.parametrize("seed", SEEDS)
def test_a_drawn_split_never_changes(seed: int) -> None:
    held_out = sorted({cell.task for cell in split_of(PAPER, seed)[TEST]})
    assert hashlib.sha256(" ".join(held_out).encode()).hexdigest()[:16] == DIGESTS[seed]


@pytest.mark.parametrize(
    ("sizes", "wanted", "chosen"),
    [
        ([7, 7, 7], 14, [0, 1]),
        ([9, 7, 7], 14, [1, 2]),  # after 9, nothing fits
        ([9, 7, 5], 14, [0, 2]),
        ([7, 7], 8, [0]),
        ([7, 7], 100, [0, 1]),
        ([5, 9], 7, [0]),  # as near as 9
        ([], 3, []),
    ],
)
def test_the_first_that_fill_it_best_are_chosen(sizes, wanted, chosen) -> None:
    assert _filling(sizes, wanted) == chosen


@pytest.mark.parametrize("held_out", [100, 151, 153, 300])
def test_other_sizes_are_met_as_nearly_as_can_be(held_out: int) -> None:
    assert len(drawn_split(PAPER, 1, held_out)[TEST]) == held_out


def test_a_suite_without_a_split_says_so() -> None:
    with pytest.raises(ConfigError, match="the suite full has no split"):
        split_of(load_suite("full"), 1)

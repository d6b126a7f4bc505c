"""Table 4: the published changes from the published rates, and drawn splits told from the paper's.

The published changes are those of counts: 143 - 137 of 152 is 3.9 %, where the rounded rates 94.1
and 90.1 differ by 4.0.
"""

import csv
from collections.abc import Collection, Iterable
from statistics import fmean, stdev

import pytest

from algoreval.held_out import held_out
from algoreval.registry import load_plugin
from algoreval.runs import Run
from algoreval.split import SEEDS, TEST, TRAIN, split_of
from algoreval.subjects import subjects
from algoreval.suite import Cell, load_suite
from algoreval.table import Table
from algoreval.titles import language_title
from selftests.figures import test_published as paper
from selftests.figures.synthetic import record, run_of

SUITE = load_suite("paper")


def tables(runs: Iterable[Run]) -> tuple[Table, Table]:
    found = load_plugin("figures", "table4").tables(subjects(runs), "pass@1")
    assert list(found) == ["table4", "table4_changes"]
    return found["table4"], found["table4_changes"]


def run(name: str, cells: Collection[Cell], passed: int, card: str = "") -> Run:
    """A run of these cells, of which the first so many pass."""
    records = (
        record(cell, "passed" if place < passed else "wrong_output")
        for place, cell in enumerate(cells)
    )
    return run_of(name, records, {"name": card or name})


@pytest.fixture(scope="module")
def published() -> tuple[Table, Table]:
    return tables(paper.held_out())


@pytest.mark.parametrize(("place", "name"), [(0, "table4"), (1, "table4_changes")])
def test_published_rates_and_changes(place: int, name: str, published) -> None:
    ours = list(csv.DictReader(published[place].csv().splitlines()))
    theirs = paper.published(name)
    assert [next(iter(row.values())) for row in ours] == ["paper"] * len(theirs)
    for mine, row in zip(ours, theirs, strict=True):
        assert list(mine.values())[1] == row["method"]
        assert paper.rounded(mine["all"]) == row["all"]
        assert mine["all total"] == "152"
        for language in paper.LANGUAGES:
            assert paper.rounded(mine[language_title(language)]) == row[language]


def test_columns_stand_as_published_and_the_whole_last(published) -> None:
    names = ("C", "C++", "Go", "Java", "JavaScript", "Python", "Rust", "all")
    assert published[0].columns == published[1].columns == names


def test_what_a_run_holds_tells_its_split() -> None:
    test = split_of(SUITE, 2)[TEST]
    rates, changes = tables([run("base", SUITE.cells, 599), run("tuned", test, 76)])
    assert [row.labels for row in rates.rows] == [
        ("paper", "base"), ("seed 2", "base"), ("seed 2", "tuned"),
    ]  # fmt: skip
    assert [row.cells[-1].total for row in rates.rows] == [152, 152, 152]
    assert [row.cells[-1].value for row in rates.rows] == [1.0, 1.0, 0.5]
    (row,) = changes.rows
    assert row.labels == ("seed 2", "tuned")
    assert (row.cells[-1].value, row.cells[-1].count, row.cells[-1].total) == (-0.5, -76, 152)


def test_samples_of_one_instance_leave_the_count_of_changes_empty() -> None:
    few = SUITE.split[TEST][:10]
    base = run("base", SUITE.cells, 599)
    samples = [
        record(cell, "passed" if sample else "wrong_output", sample=sample)
        for cell in few
        for sample in range(2)
    ]
    _, changes = tables([base, run_of("part", samples, {"name": "part"})])
    one = changes.rows[0].cells[-1]
    assert (one.value, one.count, one.total) == (-0.5, None, 10)


def test_what_was_trained_on_does_not_count() -> None:
    base = run("base", SUITE.split[TRAIN] + SUITE.split[TEST], 447)
    tuned = run("tuned", SUITE.split[TEST] + SUITE.split[TRAIN], 152)
    rates, _ = tables([base, tuned])
    assert [row.cells[-1].value for row in rates.rows] == [0.0, 1.0]


def test_drawn_splits_have_a_mean_and_a_deviation() -> None:
    passed = dict(zip(SEEDS, (152, 140, 141), strict=True))
    tuned = [
        run(f"sft-{seed}", split_of(SUITE, seed)[TEST], count, "SFT")
        for seed, count in passed.items()
    ]
    _, changes = tables([run("base", SUITE.cells, 599), *tuned])
    *each, mean, deviation = changes.rows
    assert [row.labels[0] for row in each] == [f"seed {seed}" for seed in SEEDS]
    assert mean.labels == ("drawn splits", "SFT, mean of 3")
    assert deviation.labels == ("drawn splits", "SFT, deviation")
    values = [count / 152 - 1 for count in passed.values()]
    assert mean.cells[-1].value == pytest.approx(fmean(values))
    assert deviation.cells[-1].value == pytest.approx(stdev(values))
    *_, changed, spread, _, _ = changes.latex().splitlines()
    assert f"{100 * fmean(values):+.1f}" in changed
    assert "+" not in spread
    assert f"{100 * stdev(values):.1f}" in spread


def test_a_run_that_has_no_part_whole_is_compared_where_it_can_be() -> None:
    few = SUITE.split[TEST][:10]
    rates, changes = tables([run("base", SUITE.cells, 599), run("part", few, 4)])
    assert [row.labels for row in rates.rows] == [("paper", "base"), ("paper", "part")]
    assert changes.rows[0].cells[-1].value == pytest.approx(-0.6)
    assert changes.rows[0].cells[-1].total == 10


def test_all_splits_hold_out_the_same_number() -> None:
    assert {len(places) for places in held_out().values()} == {152}


def notes(*runs: Run) -> list[str]:
    return list(load_plugin("figures", "table4").notes(subjects(runs)))


def test_a_run_of_which_the_split_cannot_be_told_is_noted() -> None:
    base, paper = run("base", SUITE.cells, 9), run("tuned", SUITE.split[TEST], 9)
    assert notes(base, paper) == []
    (several,) = notes(base, run("whole", SUITE.cells, 9))
    assert several.startswith(
        "whole has all that paper, seed 1, seed 2, seed 3 hold out, and counts"
    )
    (none,) = notes(base, run("part", SUITE.split[TEST][:29], 9))
    assert none.endswith("counts by paper: 29 of 152 instances")

"""Fed with the counts behind table 3 of the paper, our table 3 shows the paper's numbers.

The paper publishes rates, no counts: the count behind each is the only one of 599 whose share
rounds to it. All changes come from counts: +0.2 for CodeGemma-7B is 1 of 599, while its rounded
rates, 25.9 and 26.0, differ by 0.1. So does the mean change by snippets: it is -0.36, hence -0.4,
while the rounded means, 40.9 and 41.2, differ by 0.3.
"""

import csv
from collections.abc import Iterator

import pytest

from algoreval.record import Record
from algoreval.registry import ROOT, load_plugin
from algoreval.runs import Run
from algoreval.subjects import subjects
from algoreval.suite import Cell, load_suite
from algoreval.table import Table
from algoreval.wording import percent, points
from selftests.figures.synthetic import record, run_of
from selftests.figures.test_published import count, published

CONDITIONS = ("base", "hint", "snippet")


def trial(cell: Cell, condition: str, passed: bool) -> Record:
    bucket = "passed" if passed else "wrong_output"
    return record(cell, bucket, **({} if condition == "base" else {"condition": condition}))


def run(row: dict[str, str], condition: str) -> Run:
    """A run of the paper's suite under one condition that passes as many as the row says."""
    cells = load_suite("paper").cells
    passed = count(row[condition], len(cells))
    card = {"name": row["model"], "category": row["category"]}
    records = (trial(cell, condition, place < passed) for place, cell in enumerate(cells))
    return run_of(f"{row['model']}-{condition}", records, card)


@pytest.fixture(scope="module")
def tables() -> dict[str, Table]:
    # One run per model and condition, as the paper must have had them.
    runs = (run(row, condition) for row in published("table3") for condition in CONDITIONS)
    found: dict[str, Table] = load_plugin("figures", "table3").tables(subjects(runs), "pass@1")
    return found


def shown(table: Table) -> dict[str, list[str]]:
    """What a reader sees of each row: rates, changes and which is better."""
    return {
        row.labels[1]: [
            *(
                (points if name in table.changes else percent)(one.value)
                for name, one in zip(table.columns, row.cells, strict=True)
            ),
            row.labels[3],
        ]
        for row in table.rows
    }


def test_every_model_has_the_published_rates_changes_and_winner(tables) -> None:
    ours = shown(tables["table3"])
    for row in published("table3"):
        _, model, *values = row.values()
        assert ours[model] == values
    assert {row.labels[2] for row in tables["table3"].rows} == {"599", ""}


def test_the_means_and_the_wins_are_the_published_ones(tables) -> None:
    means = shown(tables["table3"])["mean of models (13)"]
    assert means == ["41.2", "40.6", "-0.6", "40.9", "-0.4", "H 4, S 8, tie 1"]
    assert shown(tables["table3"])["pooled"] == [*means[:5], "S"]


def test_rounded_rates_would_not_give_the_published_changes() -> None:
    rows = published("table3")
    wrong = [
        row["model"]
        for row in rows
        for rate, change in (("hint", "change_h"), ("snippet", "change_s"))
        if f"{float(row[rate]) - float(row['base']):.1f}" != f"{float(row[change]):.1f}"
    ]
    assert "CodeGemma-7B" in wrong


def test_latex_has_the_published_numbers(tables) -> None:
    text = tables["table3"].latex()
    assert r"CodeGemma-7B & 599 & H & 25.9 (" in text
    assert "& +0.2 (" in text


HARD, MODELS = 219, 13
PASSED = {"base": 368, "hint": 451, "snippet": 480}
"""Verdicts of 219 x 13 whose shares and differences round to what the paper says of hard instances:
12.9, 15.8 (+2.9) and 16.9 (+3.9), while 16.9 - 12.9 = 4.0."""


def models_on_hard_instances() -> Iterator[Run]:
    """No hard instance is passed by more than 3 of 13 without help, each other one by 4."""
    cells = load_suite("paper").cells[: HARD + 20]
    for number in range(MODELS):
        for condition in CONDITIONS:
            records = []
            for place, cell in enumerate(cells):
                turn = (place + number * HARD) if place < HARD else number
                passed = turn < (PASSED[condition] if place < HARD else 4)
                records.append(trial(cell, condition, passed))
            yield run_of(f"m{number}-{condition}", records, {"name": f"m{number}"})


def test_the_hard_subset_has_the_published_size_rates_and_changes() -> None:
    found = load_plugin("figures", "table3").tables(subjects(models_on_hard_instances()), "pass@1")[
        "table3_hard"
    ]
    assert found.rows[-1].labels[1:3] == ("pooled", str(HARD))
    assert shown(found)["pooled"][:5] == ["12.9", "15.8", "+2.9", "16.9", "+3.9"]


def test_the_file_is_read_as_it_is_written() -> None:
    with (ROOT / "selftests" / "paper" / "table3.csv").open(encoding="utf-8") as file:
        assert len(list(csv.reader(file))) == 1 + MODELS

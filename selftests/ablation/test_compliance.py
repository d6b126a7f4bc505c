"""Whom a program followed, told from what it printed; and the tables made of it."""

import csv

import pytest

from algoreval.ablated import ablated
from algoreval.ablation import BY_ID, load_ablation
from algoreval.record import Record
from algoreval.registry import load_plugin
from algoreval.subjects import subjects
from algoreval.suite import Cell
from algoreval.task import load_task
from selftests.figures.synthetic import record, run_of

METRIC = load_plugin("metrics", "compliance")
CENTER = Cell("tree_center", "python", "edge_list")
ASKED = load_ablation(CENTER.task).corruption("ablation_moderate").expected
SEVERE = load_ablation(CENTER.task).corruption("ablation_severe").expected


def program(
    bucket: str | None,
    actual: str = "",
    condition: str = "ablation_moderate",
    cell: Cell = CENTER,
    **fields: object,
) -> Record:
    """A record of a program that printed this."""
    known = {
        "condition": condition,
        "task_version": load_task(cell.task).version,
        "detail": "mismatch" if bucket == "wrong_output" else "",
        "evidence": {"actual": actual},
    }
    return record(cell, bucket, **{**known, **fields})


@pytest.mark.parametrize(
    ("bucket", "actual", "whom"),
    [
        ("passed", "1 6\n", "true algorithm"),
        ("wrong_output", f"{ASKED}\n", "wrong spec"),
        ("wrong_output", "4\n5\n7  9 10", "wrong spec"),
        ("wrong_output", "1 7", "neither"),
        ("wrong_output", SEVERE, "neither"),
        ("wrong_output", "", "neither"),
        ("runtime_error", ASKED, "neither"),
        ("timeout", ASKED, "neither"),
        ("static_failure", "", "neither"),
        (None, "", None),
    ],
)
def test_whom_a_program_followed_is_seen_in_what_it_printed(bucket, actual, whom) -> None:
    assert METRIC.followed(program(bucket, actual)) == whom


def test_each_wrong_text_has_its_own_output() -> None:
    assert METRIC.followed(program("wrong_output", SEVERE, "ablation_severe")) == "wrong spec"
    assert METRIC.followed(program("wrong_output", ASKED, "ablation_severe")) == "neither"


def test_where_the_text_is_right_nobody_follows_a_wrong_one() -> None:
    assert METRIC.followed(program("wrong_output", ASKED, "ablation_spec")) == "neither"
    assert METRIC.followed(program("passed", "1 6", "ablation_spec")) == "true algorithm"


@pytest.mark.parametrize("bucket", ["passed", "wrong_output"])
@pytest.mark.parametrize("change", [{"task_version": 99}, {"task": "of_another_version"}])
def test_verdicts_on_other_texts_than_ours_are_left_out_and_told(bucket, change) -> None:
    other = program(bucket, ASKED).model_copy(update=change)
    assert METRIC.followed(other) is None
    assert METRIC.unknown([other, program("passed"), program(None)]) == [other]
    assert METRIC.rates([other]) == {}


def test_rates_add_up_and_errors_of_ours_are_in_none() -> None:
    found = METRIC.rates(
        program(bucket, actual, sample=sample)
        for sample, (bucket, actual) in enumerate(
            [("passed", ""), ("wrong_output", ASKED), ("wrong_output", ASKED), ("timeout", ""),
             (None, "")]
        )
    )  # fmt: skip
    assert {whom: rate.value for whom, rate in found.items()} == {
        "true algorithm": 0.25,
        "wrong spec": 0.5,
        "neither": 0.25,
    }
    assert {rate.judged for rate in found.values()} == {4}


def test_the_table_has_a_row_per_condition_known_tasks_apart() -> None:
    known = Cell("kmp", "python")
    run = run_of(
        "m",
        [
            program("wrong_output", ASKED),
            program("passed", condition="ablation_spec"),
            program("timeout", condition="ablation_spec", cell=known),
            record(known, "passed"),
            program("passed", ASKED, test="edge_cases"),
        ],
    )
    rows = list(csv.DictReader(METRIC.table(ablated(subjects([run]))).csv().splitlines()))
    assert [
        (row["algorithms"], row["condition"], row["name"], row["spec"], row["true algorithm"],
         row["wrong spec"], row["neither"])
        for row in rows
    ] == [
        ("less known", "Spec Only", "none", "correct", "100", "", "0"),
        ("less known", "Wrong Spec (moderate)", "correct", "moderate", "0", "100", "0"),
        ("known", "Spec Only, known", "none", "correct", "0", "", "100"),
    ]  # fmt: skip


def test_two_runs_of_one_model_are_told_apart() -> None:
    runs = [
        run_of(name, [program("passed", condition=condition)], {"name": "one model"})
        for name, condition in (("first", "ablation_spec"), ("second", "ablation_severe"))
    ]
    assert [one.label for one in ablated(subjects(runs))] == [
        "one model (first)",
        "one model (second)",
    ]


def test_a_run_without_a_condition_of_the_ablation_is_none_of_it() -> None:
    assert ablated(subjects([run_of("m", [record(CENTER, "passed")])])) == []
    assert "ablation_spec" in BY_ID

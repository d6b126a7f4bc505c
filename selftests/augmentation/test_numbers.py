"""Tables 3 and 8 on small runs whose right result is known by construction."""

from collections.abc import Iterable, Mapping
from itertools import chain

import pytest

from algoreval.augmentation import covered, hard, tried
from algoreval.record import Record
from algoreval.registry import load_plugin
from algoreval.runs import Run
from algoreval.subjects import subjects
from algoreval.suite import Cell, load_suite
from algoreval.table import Row, Table
from algoreval.task import load_task
from selftests.figures.synthetic import record, run_of

CELLS = [cell for cell in load_suite("paper").cells if cell.language == "python"]
ONE, TWO, THREE = CELLS[0], CELLS[1], CELLS[30]


def trials(condition: str, ends: Mapping[Cell, str | None], sample: int = 0) -> list[Record]:
    """ "passed", "wrong_output" or an error of ours by cell."""
    named = {} if condition == "base" else {"condition": condition}
    prompt = {"prompt_sha256": condition}
    return [record(cell, end, sample=sample, **named, **prompt) for cell, end in ends.items()]


def all_end(condition: str, end: str, cells: Iterable[Cell] = CELLS) -> list[Record]:
    return trials(condition, dict.fromkeys(cells, end))


def tables(*runs: Run) -> dict[str, Table]:
    found: dict[str, Table] = load_plugin("figures", "table3").tables(subjects(runs), "pass@1")
    return found


def model(name: str, *parts: list[Record]) -> Run:
    return run_of(f"run of {name}", chain(*parts), {"name": name})


def values(row: Row) -> list[float | None]:
    return [one.value for one in row.cells]


def only(table: Table) -> Row:
    (row,) = table.rows
    return row


def test_a_model_that_fails_without_a_hint() -> None:
    run = model(
        "m",
        all_end("base", "wrong_output"),
        all_end("hint", "passed"),
        all_end("snippet", "wrong_output"),
    )
    found = tables(run)
    for name in ("table3", "table3_hard"):
        row = only(found[name])
        assert values(row) == [0, 1, 1, 0, 0]
        assert row.labels == ("other", "m", str(len(CELLS)), "H")
    # Though all ended so, other algorithms might not.
    low, high = row.cells[2].interval
    assert 0.8 < low < 0.95
    assert high == 1
    domains = found["table3_domains"].rows
    assert all(values(row) == [0, 1, 1, 0, 0] for row in domains)
    assert len(domains) == 1 + len({load_task(cell.task).domain for cell in CELLS})


def test_conditions_may_be_spread_over_runs() -> None:
    ends = {ONE: "passed", TWO: "wrong_output", THREE: "passed"}
    parts = [
        trials("base", ends),
        trials("hint", {**ends, TWO: "passed"}),
        trials("snippet", {**ends, ONE: "timeout"}),
    ]
    whole = tables(model("m", *parts))
    runs = [run_of(f"r{place}", part, {"name": "m"}) for place, part in enumerate(parts)]
    assert tables(*runs) == whole
    assert values(only(whole["table3"])) == pytest.approx([2 / 3, 1, 1 / 3, 1 / 3, -1 / 3])


def test_only_instances_judged_under_every_condition_count() -> None:
    run = model(
        "m",
        trials("base", {ONE: "passed", TWO: "wrong_output", THREE: "wrong_output"}),
        trials("hint", {ONE: "passed", TWO: "passed", THREE: None}),
        trials("snippet", {ONE: "wrong_output", THREE: "passed"}),
    )
    row = only(tables(run)["table3"])
    assert row.labels[2] == "1"
    assert values(row) == [1, 1, 0, 0, -1]


def test_without_a_snippet_run_the_hint_is_measured_alone() -> None:
    run = model("m", trials("base", {ONE: "passed"}), trials("hint", {ONE: "timeout"}))
    row = only(tables(run)["table3"])
    assert values(row) == [1, 0, -1, None, None]
    assert row.labels[3] == ""


@pytest.mark.parametrize(
    "parts",
    [
        (),
        (all_end("base", "passed"),),
        (all_end("hint", "passed"), all_end("snippet", "passed")),
        (all_end("base", "passed"), all_end("iso", "passed")),
    ],
)
def test_without_base_and_help_there_is_nothing_to_tell(parts) -> None:
    assert not any(table.rows for table in tables(model("m", *parts)).values())
    eight = load_plugin("figures", "table8").tables(subjects([model("m", *parts)]), "pass@1")
    assert not eight["table8"].rows


def test_samples_of_an_instance_weigh_as_one() -> None:
    base = [one for k in range(4) for one in trials("base", {ONE: "passed"}, k)]
    run = model(
        "m",
        base,
        trials("base", {TWO: "timeout"}),
        trials("hint", {ONE: "passed", TWO: "passed"}),
        trials("hint", {TWO: "timeout"}, sample=1),
    )
    assert values(only(tables(run)["table3"]))[:3] == pytest.approx([0.5, 0.75, 0.25])


def test_a_mean_weighs_models_and_the_pool_instances() -> None:
    first = model("a", trials("base", {ONE: "passed"}), trials("hint", {ONE: "passed"}))
    ends = {TWO: "timeout", THREE: "timeout"}
    second = model("b", trials("base", ends), trials("hint", {**ends, TWO: "passed"}))
    *_, mean, pool = tables(first, second)["table3"].rows
    assert mean.labels[1] == "mean of models (2)"
    assert values(mean)[:3] == pytest.approx([0.5, 0.75, 0.25])
    assert pool.labels[1:3] == ("pooled", "3")
    assert values(pool)[:3] == pytest.approx([1 / 3, 2 / 3, 1 / 3])
    assert mean.cells[2].interval is None
    low, high = pool.cells[2].interval
    assert low <= 1 / 3 <= high


def ends_of(name: str, passed: bool) -> Run:
    end = "passed" if passed else "timeout"
    rest = dict.fromkeys((TWO, THREE), "passed")
    return model(name, trials("base", {ONE: end, **rest}), all_end("hint", "passed", CELLS[:1]))


@pytest.mark.parametrize(("passing", "is_hard"), [(0, True), (1, False), (2, False)])
def test_hard_is_what_less_than_a_quarter_of_the_models_pass(passing: int, is_hard: bool) -> None:
    runs = [ends_of(f"m{place}", place < passing) for place in range(4)]
    found = tables(*runs)["table3_hard"]
    assert bool(found.rows) == is_hard
    if is_hard:
        assert found.rows[-1].labels[1:3] == ("pooled", "1")


def test_models_without_help_count_for_what_is_hard() -> None:
    helped = ends_of("m", False)
    others = [model(f"n{place}", trials("base", {ONE: "passed"})) for place in range(2)]
    assert tables(helped)["table3_hard"].rows
    assert not tables(helped, *others)["table3_hard"].rows


def test_a_model_s_samples_stand_for_one_model() -> None:
    many = {"base": [one for k in range(9) for one in trials("base", {ONE: "passed"}, k)]}
    others = [{"base": trials("base", {ONE: "timeout"})} for _ in range(4)]
    assert hard([many, *others[:3]]) == set()
    assert len(hard([many, *others])) == 1


def test_pass_at_1_plus_counts_both_tests() -> None:
    parts = []
    for condition, edge in (("base", "wrong_output"), ("hint", "passed")):
        named = {} if condition == "base" else {"condition": condition}
        parts += [record(ONE, "passed", **named), record(ONE, edge, "edge_cases", **named)]
    found = load_plugin("figures", "table3").tables(subjects([model("m", parts)], True), "pass@1+")
    assert values(only(found["table3"]))[:3] == [0, 1, 1]


def test_coverage_is_told_by_prompts() -> None:
    hints = [one.model_copy(update={"prompt_sha256": "base"}) for one in all_end("hint", "passed")]
    hints[0] = hints[0].model_copy(update={"prompt_sha256": "hint"})
    hints[1] = hints[1].model_copy(update={"prompt_sha256": ""})
    run = model("m", all_end("base", "passed"), hints, all_end("snippet", "passed"))
    (row,) = load_plugin("figures", "table8").tables(subjects([run]), "pass@1")["table8"].rows
    assert row.labels == ("m",)
    hint, snippet = row.cells
    assert (hint.count, hint.total) == (1, len(CELLS) - 1)
    assert (snippet.value, snippet.count, snippet.total) == (1, len(CELLS), len(CELLS))


def test_prompts_that_nobody_knows_are_neither() -> None:
    unknown = {
        name: [one.model_copy(update={"prompt_sha256": ""}) for one in all_end(name, "passed")]
        for name in ("base", "hint")
    }
    assert covered(tried(unknown), "hint") == (0, 0)

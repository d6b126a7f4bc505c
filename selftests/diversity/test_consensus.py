"""The plurality output, and how much of what a model gets right agrees with it."""

from dataclasses import replace

import pytest

from algoreval.consensus import RIGHT, pluralities, recall
from algoreval.printed import printed
from algoreval.registry import load_plugin
from algoreval.runs import slim
from algoreval.subjects import subjects
from algoreval.suite import Cell
from selftests.diversity.forge import model, wrote

KMP, FFT, OTSU = (Cell(task, "python") for task in ("kmp", "fft", "otsu"))
TRIE = Cell("prefix_trie", "python")


def asked(*outputs: str | None):
    """Models that printed this for one problem."""
    return subjects(model(f"m{place}", wrote("x", out)) for place, out in enumerate(outputs))


def plurality(*outputs: str | None) -> frozenset[str]:
    return pluralities(asked(*outputs)).get("kmp-python", frozenset())


def test_most_models_decide_whether_they_are_right_or_not() -> None:
    assert plurality("right", "right", "wrong") == {RIGHT}
    (wrong,) = plurality("right", "wrong", "wrong")
    assert wrong != RIGHT
    assert plurality("right", " wrong\n", "wrong  ") == {wrong}, "whitespace does not matter"


def test_different_mistakes_are_different_answers() -> None:
    assert plurality("right", "one", "two") == plurality("right") | plurality("one", "two")
    assert plurality("right", "right", "one", "two", "three") == {RIGHT}


def test_who_printed_nothing_has_no_vote() -> None:
    assert plurality("right", None, None) == {RIGHT}
    assert plurality(None) == frozenset()


def test_samples_share_the_vote_of_their_model() -> None:
    many = model("a", *(wrote("x", "wrong", sample=place) for place in range(5)))
    others = [model(name, wrote("x", "right")) for name in "bc"]
    assert pluralities(subjects([many, *others])) == {"kmp-python": {RIGHT}}
    torn = model("a", wrote("x", "right"), wrote("x", "wrong", sample=1))
    assert len(pluralities(subjects([torn]))["kmp-python"]) == 2


def test_runs_share_the_vote_of_their_model() -> None:
    runs = [replace(model("a", wrote("x", "wrong")), name=f"run{place}") for place in range(5)]
    others = [model(name, wrote("x", "right")) for name in "bc"]
    assert pluralities(subjects([*runs, *others])) == {"kmp-python": {RIGHT}}


def test_other_conditions_are_other_problems() -> None:
    hint = {"instance": "kmp-python+hint", "condition": "hint"}
    runs = [
        model("a", wrote("x", "right"), wrote("x", "wrong").model_copy(update=hint)),
        model("b", wrote("x", "wrong").model_copy(update=hint)),
    ]
    found = pluralities(subjects(runs))
    assert found["kmp-python"] == {RIGHT}
    assert RIGHT not in found["kmp-python+hint"]


def runs(make=lambda record: record):
    """Three models: both of a's right answers are known; one of b's, which nobody else gives."""
    said = {
        "a": ("right", "right", "bad", None),
        "b": ("right", "worse", "right", "wrong"),
        "c": ("wrong", "right", "bad", "wrong"),
    }
    return [
        model(name, *(make(wrote("x", out, cell)) for out, cell in
                      zip(outputs, (KMP, FFT, OTSU, TRIE), strict=True)))
        for name, outputs in said.items()
    ]  # fmt: skip


TRUTH = {"a": (0.5, 1.0), "b": (0.5, 0.5), "c": (0.25, 1.0)}


@pytest.mark.parametrize("make", [lambda record: record, slim])
def test_figure_10_has_both_rates_from_whole_records_and_from_slim_ones(make) -> None:
    (table,) = load_plugin("figures", "figure10").tables(subjects(runs(make)), "pass@1").values()
    assert {row.labels[1]: tuple(one.value for one in row.cells) for row in table.rows} == TRUTH
    totals = {row.labels[1]: row.cells[1].total for row in table.rows}
    assert totals == {"a": 2, "b": 2, "c": 1}
    assert all(one.interval for row in table.rows for one in row.cells)


def test_each_right_answer_counts_alike_however_many_an_instance_has() -> None:
    agreeing = [wrote("x", "right", KMP)] * 3
    alone = [wrote("x", "right", FFT), wrote("x", "wrong", FFT)]
    who = subjects([
        model("a", *agreeing, *alone),
        model("b", wrote("x", "right", KMP), wrote("x", "wrong", FFT)),
    ])  # fmt: skip
    rate = recall(who[0], pluralities(who))
    assert (rate.passed, rate.judged, rate.value) == (3, 4, 0.75)


def test_samples_of_one_instance_agree_together() -> None:
    """So twenty of them tell as much as one, and two instances as much as two."""
    one = recall(*_asked_often(KMP))
    assert (one.value, one.low) == (1, pytest.approx(0.2065, abs=1e-4))
    both = recall(*_asked_often(KMP, Cell("kmp", "c")))
    assert (both.judged, both.low) == (40, pytest.approx(0.3424, abs=1e-4))


def _asked_often(*cells: Cell):
    who = subjects([model("a", *(wrote("x", "right", cell) for cell in cells for _ in range(20)))])
    return who[0], pluralities(who)


def test_a_model_without_a_right_answer_has_no_recall() -> None:
    who = asked("wrong", "right")
    rate = recall(who[0], pluralities(who))
    assert rate.value is None
    assert recall(who[1], pluralities(who)).value == 1, "of two answers as frequent, each is one"


def test_with_both_tests_answers_are_right_that_pass_both() -> None:
    records = []
    for cell, bucket in ((KMP, "passed"), (FFT, "wrong_output")):
        fixed = wrote("x", "right", cell)
        edge = fixed.model_copy(update={"test": "edge_cases", "bucket": bucket, "evidence": {}})
        records += [fixed, edge]
    run = model("a", *records)
    (table,) = load_plugin("figures", "figure10").tables(subjects([run], plus=True), "p").values()
    assert [(one.value, one.total) for one in table.rows[0].cells] == [(0.5, 2), (1.0, 1)]


class TestPrinted:
    def test_it_survives_that_texts_go(self) -> None:
        record = wrote("x", "some text")
        assert printed(slim(record)) == printed(record) != printed(wrote("x", "other"))
        assert slim(slim(record)) == slim(record)
        assert "some text" not in slim(record).row()

    @pytest.mark.parametrize("bucket", ["runtime_error", "timeout", "static_failure"])
    def test_what_a_broken_program_printed_counts_nowhere(self, bucket: str) -> None:
        record = wrote("x", "some text").model_copy(update={"bucket": bucket})
        assert printed(record) is None
        assert slim(record).evidence == {}

    @pytest.mark.parametrize("evidence", [{}, {"actual": None}, {"actual": 3}, {"printed": 3}])
    def test_evidence_of_others_is_no_trouble(self, evidence) -> None:
        record = wrote("x", "wrong").model_copy(update={"evidence": evidence})
        assert printed(record) is None

    def test_lone_surrogates_are_no_trouble(self) -> None:
        record = wrote("x", "wrong").model_copy(update={"evidence": {"actual": "\udcff"}})
        assert printed(record)

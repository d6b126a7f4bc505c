"""Which programs make pairs, and how much each pair counts."""

from dataclasses import replace

import pytest

from algoreval.pairs import average, pairs, programs, share
from algoreval.subjects import subjects
from algoreval.suite import Cell, load_suite
from selftests.diversity.forge import model, pair, program, wrote

KMP, FFT = Cell("kmp", "python"), Cell("fft", "python")


def test_all_programs_for_a_problem_two_by_two() -> None:
    found = pairs([program("a", "1"), program("b", "2"), program("c", "3"),
                   program("a", "4", FFT), program("b", "5", Cell("fft", "c"))])  # fmt: skip
    assert [(one.first.text, one.second.text) for one in found] == [
        ("1", "2"), ("1", "3"), ("2", "3"),
    ]  # fmt: skip
    assert all(one.between and one.passed and not one.identical for one in found)


def test_samples_of_one_model_are_pairs_of_another_kind() -> None:
    found = pairs([program("a", "1"), program("a", "1", sample=1, passed=False)])
    assert [(one.between, one.passed, one.identical) for one in found] == [(False, False, True)]


def test_as_many_pairs_as_the_paper_counts() -> None:
    cells = load_suite("paper").cells[:25]
    found = pairs(program(str(who), str(who), cell) for cell in cells for who in range(15))
    assert len(found) == 25 * 105 == 2625


def test_runs_and_conditions_are_told_apart_and_replies_without_a_program_are_none() -> None:
    hinted = wrote("3", "right").model_copy(
        update={"instance": "kmp-python+hint", "condition": "hint"}
    )
    runs = [
        model("a", wrote("1", "right"), hinted),
        model("b", wrote("2", "wrong"), hinted, wrote(" \n", None, FFT)),
    ]
    found = programs(subjects(runs))
    assert [(one.model, one.instance, one.text, one.passed) for one in found] == [
        ("a", "kmp-python", "1", True),
        ("a +hint", "kmp-python+hint", "3", True),
        ("b", "kmp-python", "2", False),
        ("b +hint", "kmp-python+hint", "3", True),
    ]
    assert [one.models for one in pairs(found)] == [("a", "b"), ("a +hint", "b +hint")]


def test_some_problems_are_the_same_ones_each_time() -> None:
    cells = load_suite("paper").cells[:40]
    every = [program(who, who, cell) for cell in cells for who in "ab"]
    few = [{one.first.instance for one in pairs(every, count)} for count in (1, 10, 11, 99)]
    assert [len(one) for one in few] == [1, 10, 11, 40]
    assert few[0] < few[1] < few[2] < few[3]
    assert few[1] == {one.first.instance for one in pairs(reversed(every), 10)}
    assert few[1] != {one.first.instance for one in pairs(every)[:10]}, "not just the first"


class TestNumbers:
    def test_a_problem_with_many_samples_counts_no_more(self) -> None:
        many = [(pair("1", "2"), True)] * 9
        once = [(pair("1", "2", FFT), False)]
        found = share([*many, *once])
        assert found.value == 0.5
        assert (found.count, found.total) == (9, 10)
        assert average([(one, float(holds)) for one, holds in [*many, *once]]).value == 0.5

    def test_intervals_are_those_of_algorithms(self) -> None:
        cells = load_suite("paper").cells
        spread = [(pair("1", "2", cell), place % 2 == 0) for place, cell in enumerate(cells)]
        one = [
            (pair("1", "2", Cell("kmp", "c", str(place))), two)
            for place, (_, two) in enumerate(spread)
        ]
        assert share(one).interval[0] == pytest.approx(share(spread).interval[0], abs=0.05)
        assert average([(p, 0.5) for p, _ in one]).interval is None, "one algorithm shows no spread"
        low, high = average([(p, float(x)) for p, x in spread]).interval
        assert average([(p, 0.5) for p, _ in spread]).interval is None, "nor do equal values"
        assert low < 0.5 < high

    def test_nothing_is_nothing(self) -> None:
        assert share([]).value is average([]).value is None


def test_two_runs_of_one_model_are_samples_of_it() -> None:
    runs = [replace(model("a", wrote("1", "right")), name=name) for name in ("old", "new")]
    (found,) = pairs(programs(subjects(runs)))
    assert not found.between


def test_two_models_weigh_the_same_in_whatever_order_runs_come() -> None:
    old, new, other = (program("a", "1"), program("a", "2", sample=1), program("b", "1"))
    for order in ([old, new, other], [old, other, new], [other, old, new]):
        found = [pair for pair in pairs(order) if pair.between]
        elsewhere = [pair for pair in pairs([program("a", "1", FFT), program("b", "2", FFT)])]
        told = share((pair, pair.identical) for pair in (*found, *elsewhere))
        assert told.value == 0.25

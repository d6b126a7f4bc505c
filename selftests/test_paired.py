"""Two runs on the same instances: published examples, SciPy, and simulated runs of known truth."""

import doctest
import functools
import math
from fractions import Fraction
from statistics import NormalDist

import numpy as np
import pytest
from scipy.stats import binomtest

from algoreval import paired
from algoreval.interval import tango
from algoreval.paired import (
    Difference,
    Outcome,
    Pair,
    detectable,
    difference,
    holm,
    match,
    mcnemar,
)
from algoreval.record import Record

SUITE = (8,) * 10 + (4,) * 30
"""Sizes of clusters: 40 algorithms, 200 instances."""


def record(instance: str, bucket: str | None = "passed", **fields: object) -> Record:
    task, language, *form = instance.partition("+")[0].split("-")
    known = {
        "instance": instance,
        "task": task,
        "language": language,
        "representation": form[0] if form else "",
        "bucket": bucket,
        "judge_error": "no compiler" if bucket is None else None,
    }
    return Record.model_validate({**known, **fields})


def pair(task: str, first: float, second: float, samples: int = 1, number: int = 0) -> Pair:
    """An instance with so many samples of which such shares passed."""
    outcomes = [
        Outcome(round(share * samples), samples, f"{share:g} passed") for share in (first, second)
    ]
    return Pair(f"{task}-c{number}", known(task), *outcomes)


@functools.cache
def known(task: str) -> Record:
    return Record.model_construct(task=task)


def alone(*changes: int) -> list[Pair]:
    """One instance of each of as many algorithms: 1 gained, -1 lost, 0 neither."""
    return [pair(f"t{i}", max(-one, 0), max(one, 0)) for i, one in enumerate(changes)]


def test_examples() -> None:
    assert doctest.testmod(paired).failed == 0


class TestMatch:
    def test_only_what_both_have_judged(self) -> None:
        first = [record("b-c"), record("a-c", "timeout"), record("only-c"), record("e-c")]
        second = [record("a-c"), record("b-c"), record("new-c"), record("e-c", None)]
        pairs, ones, others = match(first, second)
        assert [(one.cell, one.first.label, one.second.label) for one in pairs] == [
            ("a-c", "timeout", "passed"),
            ("b-c", "passed", "passed"),
        ]
        assert [float(one.change) for one in pairs] == [1.0, 0.0]
        assert (ones, others) == (["e-c", "only-c"], ["new-c"])

    def test_a_condition_is_no_other_instance(self) -> None:
        base = [record("a-c"), record("b-go-adj_list", "wrong_output", detail="mismatch")]
        hint = [record("a-c+hint", condition="hint"), record("b-go-adj_list+hint")]
        pairs, ones, others = match(base, hint)
        assert [one.cell for one in pairs] == ["a-c", "b-go-adj_list"]
        assert pairs[1].first.label == "wrong_output.mismatch"
        assert ones == others == []

    def test_samples_are_a_share(self) -> None:
        first = [record("a-c", "timeout", sample=0), record("a-c", sample=1)]
        second = [record("a-c", sample=number) for number in range(3)]
        second.append(record("a-c", None, sample=3))
        (one,), _, _ = match(first, second)
        assert one.first.share == Fraction(1, 2)
        assert (one.second.passed, one.second.judged) == (3, 3)
        assert one.second.label == "3 of 3 passed"

    def test_nothing(self) -> None:
        assert match([], []) == ([], [], [])


class TestDifference:
    def test_of_nothing(self) -> None:
        found = difference([])
        assert (found.instances, found.change, found.p) == (0, None, 1.0)
        assert (found.low, found.high) == (-1.0, 1.0)

    def test_of_single_instances(self) -> None:
        found = difference(alone(*[1] * 12, *[-1] * 2, *[0] * 26))
        assert (found.instances, found.algorithms) == (40, 40)
        assert (found.gained, found.lost) == (12, 2)
        assert (found.first, found.second) == (pytest.approx(2 / 40), pytest.approx(12 / 40))
        assert found.change == 0.25
        assert found.low < 0.25 < found.high
        assert found.method == "bootstrap"
        # One instance each: turning algorithms is McNemar's test.
        assert found.p == pytest.approx(binomtest(2, 14).pvalue)
        assert found.mcnemar == pytest.approx(found.p)

    def test_turned_around(self) -> None:
        there = difference(alone(*[1] * 12, *[-1] * 2, *[0] * 26))
        back = difference(alone(*[-1] * 12, *[1] * 2, *[0] * 26))
        assert back.change == -0.25
        # Resamples of the turned values are not the turned resamples, but come near.
        assert (back.low, back.high) == pytest.approx((-there.high, -there.low), abs=0.03)
        assert (back.p, back.mcnemar, back.detectable) == (
            there.p, there.mcnemar, there.detectable
        )  # fmt: skip

    def test_few_that_differ_have_the_score_interval(self) -> None:
        found = difference(alone(1, 1, 1, -1, -1, *[0] * 35))
        assert found.method == "score"
        assert (found.low, found.high) == pytest.approx(tango(3, 2, 40))

    @pytest.mark.parametrize("way", [1, -1])
    @pytest.mark.parametrize("others", [0, 1, 5])
    def test_a_change_of_all_alike_is_no_certainty(self, way: int, others: int) -> None:
        found = difference(alone(*[way] * 12, *[0] * others))
        size = 12 + others
        assert found.method == "score"
        ends = tango(12, 0, size) if way > 0 else tango(0, 12, size)
        assert (found.low, found.high) == pytest.approx(ends)
        assert found.high - found.low > 0.2

    def test_shares_that_rise_alike_are_no_certainty(self) -> None:
        found = difference([pair(f"t{i}", 0.2, 0.6, samples=5) for i in range(30)])
        assert found.method == "score"
        assert found.low < 0.3 < 0.5 < found.high

    def test_enough_that_differ_are_resampled(self) -> None:
        assert difference(alone(*[1] * 30, *[0] * 5)).method == "score"
        assert difference(alone(*[1] * 30, *[0] * 6)).method == "bootstrap"
        assert difference(alone(*[1] * 30, *[0] * 3, *[-1] * 3)).method == "bootstrap"

    def test_no_difference_is_no_certainty(self) -> None:
        found = difference([pair(f"t{i // 7}", 1, 1, number=i) for i in range(7 * 20)])
        assert (found.change, found.p, found.gained, found.lost) == (0.0, 1.0, 0, 0)
        # 20 algorithms, for nothing shows that their instances differ.
        assert (found.low, found.high) == pytest.approx(tango(0, 0, 20))
        assert found.detectable == pytest.approx(detectable(0, 20))

    def test_instances_of_an_algorithm_that_change_together_are_one_change(self) -> None:
        together = difference([pair(f"t{i // 7}", 0, i < 28, number=i) for i in range(210)])
        apart = difference(alone(*[1] * 28, *[0] * 182))
        assert together.change == apart.change
        assert together.high - together.low > 1.5 * (apart.high - apart.low)
        assert together.p == 2 / 2**4
        assert together.mcnemar == apart.mcnemar == pytest.approx(2 / 2**28)

    def test_a_single_algorithm_is_judged_by_its_instances(self) -> None:
        found = difference([pair("t", 0, 1, number=i) for i in range(7)])
        assert (found.algorithms, found.p) == (1, 2 / 2**7)

    def test_several_samples_have_no_mcnemar(self) -> None:
        found = difference([pair(f"t{i}", 0.2, 0.6, samples=5) for i in range(8)])
        assert found.change == 0.4
        assert (found.mcnemar, found.mcnemar_mid) == (None, None)
        assert found.p == 2 / 2**8
        assert (found.gained, found.lost) == (8, 0)

    def test_fewer_than_six_algorithms_detect_nothing(self) -> None:
        assert difference(alone(*[1] * 5)).detectable is None
        assert difference(alone(*[1] * 6)).detectable is not None


class TestMcNemar:
    def test_a_published_example(self) -> None:
        # Fagerland, Lydersen and Laake 2013, table 3: 0.0703 and, of the mid-p test, 0.0391.
        assert mcnemar(1, 7) == pytest.approx((0.0703, 0.0391), abs=5e-5)

    @pytest.mark.parametrize(("gained", "lost"), [(1, 7), (0, 9), (30, 31), (120, 80)])
    def test_it_agrees_with_scipy(self, gained: int, lost: int) -> None:
        exact, mid = mcnemar(gained, lost)
        moved = gained + lost
        assert exact == pytest.approx(binomtest(gained, moved).pvalue, rel=1e-9)
        tails = binomtest(gained, moved, alternative="less").pvalue
        tails += binomtest(gained + 1, moved, alternative="greater").pvalue
        assert tails == pytest.approx(1)
        assert mid == pytest.approx(exact - math.comb(moved, gained) / 2**moved)
        assert mcnemar(lost, gained) == (exact, mid)

    def test_as_many_gained_as_lost(self) -> None:
        assert mcnemar(3, 3) == (1.0, pytest.approx(1 - math.comb(6, 3) / 2**7))
        assert mcnemar(0, 0) == (1.0, 1.0)


class TestHolm:
    def test_it_agrees_with_r(self) -> None:
        # p.adjust(c(0.01, 0.04, 0.03, 0.005), "holm")
        assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])

    def test_it_lies_between_none_and_bonferroni(self) -> None:
        random = np.random.RandomState(2)
        for size in range(1, 30):
            ps = random.random_sample(size).tolist()
            for before, after in zip(ps, holm(ps), strict=True):
                assert before <= after <= min(1.0, size * before)

    def test_ties_and_nothing(self) -> None:
        assert holm([]) == []
        assert holm([0.02, 0.02, 0.02]) == pytest.approx([0.06] * 3)
        assert holm([0.7, 0.8]) == [1.0, 1.0]


class TestDetectable:
    @pytest.mark.parametrize(
        ("discordance", "change", "trials"), [(0.5, 0.4, 23), (0.45, 0.15, 155)]
    )
    def test_published_examples(self, discordance: float, change: float, trials: int) -> None:
        # Connor's formula asks for so many: powerandsamplesize.com, McNemar's Z-test, 2-sided,
        # where p01 is 0.45 and p10 0.05; and for p01 0.3, p10 0.15.
        assert detectable(discordance, trials) <= change < detectable(discordance, trials - 1)

    def test_it_solves_connors_formula(self) -> None:
        a, b = NormalDist().inv_cdf(0.975), NormalDist().inv_cdf(0.8)
        for trials in (30, 77, 600.5):
            for share in (0.7, 0.5, 0.3):
                c = detectable(share, trials)
                needed = ((a * math.sqrt(share) + b * math.sqrt(share - c * c)) / c) ** 2
                assert needed == pytest.approx(trials)

    def test_it_is_never_more_than_what_differs_could_make(self) -> None:
        assert detectable(0.0, 100) == pytest.approx(detectable(0.01, 100))
        assert detectable(0.0, 1) == 1.0
        assert detectable(0.3, 100) > detectable(0.3, 400)
        assert detectable(0.3, 100, power=0.9) > detectable(0.3, 100)


def runs(
    random: np.random.RandomState, sizes: list[int], shares: tuple[float, float]
) -> list[Pair]:
    """Two models that have half of what makes an instance hard in common, and half of that is
    the algorithm."""
    bounds = [NormalDist().inv_cdf(share) for share in shares]
    pairs = []
    for task, size in enumerate(sizes):
        common, own = random.normal(size=(1, 1)), random.normal(size=(2, 1))
        noise, more = random.normal(size=(1, size)), random.normal(size=(2, size))
        hardness = (common + own + noise + more) / 2
        first, second = (hardness[side] < bounds[side] for side in (0, 1))
        pairs += [pair(f"t{task}", first[i], second[i], number=i) for i in range(size)]
    return pairs


@functools.cache
def simulated(
    sizes: tuple[int, ...], shares: tuple[float, float], times: int = 300
) -> list[Difference]:
    random = np.random.RandomState(7)
    return [difference(runs(random, sizes, shares)) for _ in range(times)]


@pytest.mark.slow
class TestSimulatedRuns:
    """300 runs tell a share of 5 % to +- 2.5 %."""

    def test_equal_models_differ_one_time_in_twenty(self) -> None:
        found = simulated(SUITE, (0.6, 0.6))
        assert 0.02 <= sum(one.p <= 0.05 for one in found) / 300 <= 0.08
        assert 0.92 <= sum(one.low <= 0 <= one.high for one in found) / 300 <= 0.98
        # Which is why the test turns algorithms and not, as McNemar's, instances.
        assert sum((one.mcnemar or 0) <= 0.05 for one in found) / 300 > 0.12

    @pytest.mark.parametrize("shares", [(0.85, 0.9), (0.02, 0.04)])
    def test_the_interval_holds_the_truth(self, shares: tuple[float, float]) -> None:
        found = simulated(SUITE, shares)
        truth = shares[1] - shares[0]
        assert 0.92 <= sum(one.low <= truth <= one.high for one in found) / 300 <= 0.985

    def test_so_it_does_among_few_algorithms(self) -> None:
        found = simulated((7,) * 5, (0.6, 0.6))
        assert sum(one.low <= 0 <= one.high for one in found) / 300 >= 0.93
        assert sum(one.p <= 0.05 for one in found) == 0, "five cannot show a difference"

    def test_a_detectable_change_is_found_in_four_of_five(self) -> None:
        planned = simulated(SUITE, (0.6, 0.6))
        least = sum(one.detectable or 1 for one in planned) / 300
        found = simulated(SUITE, (0.6, 0.6 + least))
        assert 0.7 <= sum(one.p <= 0.05 for one in found) / 300 <= 0.88

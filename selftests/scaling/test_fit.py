"""Exponents and verdicts from times whose right exponent is known, because we made them."""

import math
import random

import pytest

from algoreval.scaling.fit import Fit, fit, through, verdict

SIZES = (250, 500, 1000, 2000, 4000)


def made(exponent: float, noise: float = 0.0, seed: int = 0) -> list[tuple[int, float]]:
    dice = random.Random(seed)
    return [(n, 900 * n**exponent * math.exp(dice.gauss(0, noise))) for n in SIZES]


@pytest.mark.parametrize("exponent", [1.0, 1.3, 2.0, 3.0])
def test_a_power_law_is_found_again(exponent: float) -> None:
    found = fit(made(exponent))
    assert found is not None
    assert found.exponent == pytest.approx(exponent)
    assert (found.low, found.high) == pytest.approx((exponent, exponent), abs=1e-6)
    assert found.scale == pytest.approx(900)
    assert found.sizes == 5


def test_the_interval_is_students() -> None:
    # By hand: x = -1, 0, 1 in steps of log 2; y = 0, 1.3, 2 of them. The slope is 1, the rest
    # (-0.1, 0.2, -0.1), its square sum 0.06, the standard error sqrt(0.06 / 1 / 2), t(1) = 12.706.
    times = [(n, 1e6 * 2**y) for n, y in ((100, 0), (200, 1.3), (400, 2))]
    found = fit(times)
    assert found is not None
    assert found.exponent == pytest.approx(1)
    assert found.high - 1 == pytest.approx(12.7062 * math.sqrt(0.06 / 2), abs=1e-4)
    assert 1 - found.low == pytest.approx(found.high - 1)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    games = 2000
    fits = [fit(made(1.5, noise=0.1, seed=seed)) for seed in range(games)]
    held = sum(one is not None and one.low <= 1.5 <= one.high for one in fits)
    # Five standard deviations of a share of 0.95 in so many games are 0.024.
    assert abs(held / games - 0.95) < 0.024


def test_too_few_sizes_give_no_fit() -> None:
    assert fit([]) is None
    assert fit(made(1.0)[:2]) is None
    assert fit([(250, 1e6)] * 5) is None
    assert fit(made(1.0)[:3]) is not None


def test_calls_that_are_too_quick_do_not_count() -> None:
    flat = [(60, 4_000.0), (125, 4_500.0)]
    found = fit([*flat, *made(1.0)])
    assert found is not None
    assert found.sizes == 5
    assert found.exponent == pytest.approx(1.0)


def of(exponent: float, margin: float = 0.05) -> Fit:
    return Fit(exponent, exponent - margin, exponent + margin, 1.0, 5)


@pytest.mark.parametrize(
    ("found", "exponents", "tight", "expected"),
    [
        (of(1.3), (1.3,), True, "as textbook"),
        (of(1.69), (1.3,), True, "as textbook"),
        (of(0.91), (1.3,), True, "as textbook"),
        (of(2.0), (1.3,), True, "slower"),
        (of(0.8), (1.3,), True, "faster"),
        # Its interval crosses the border from outside.
        (of(1.75, 0.1), (1.3,), True, "not told"),
        (of(0.85, 0.1), (1.3,), True, "not told"),
        # Its interval is wider than what is tolerated.
        (of(1.3, 0.41), (1.3,), True, "not told"),
        (of(2.0, 0.41), (1.3,), True, "not told"),
        # Wide, but all beyond.
        (of(3.5, 0.55), (1.29,), True, "slower"),
        (of(0.5, 0.45), (1.5,), True, "faster"),
        (None, (1.3,), True, "not told"),
        # Any of the textbook's methods, and what lies between them.
        (of(1.2), (2.2, 1.2), True, "as textbook"),
        (of(1.7), (2.2, 1.2), True, "as textbook"),
        (of(2.7), (2.2, 1.2), True, "slower"),
        (of(0.7), (2.2, 1.2), True, "faster"),
        # A bound is reached from below.
        (of(0.7), (3.0,), False, "as textbook"),
        (of(0.7, 0.41), (3.0,), False, "not told"),
        (of(3.5), (3.0,), False, "slower"),
    ],
)
def test_verdicts(
    found: Fit | None, exponents: tuple[float, ...], tight: bool, expected: str
) -> None:
    assert verdict(found, exponents, tight) == expected


def test_a_hidden_square_is_told_on_sparse_graphs_and_not_on_dense_ones() -> None:
    # What the two regimes are for: times of a heap (E log V) and of an array (V^2), by formula.
    def exponent(times: list[tuple[int, float]]) -> float:
        found = fit(times)
        assert found is not None
        return found.exponent

    sparse = [(n, 3 * n * math.log(n)) for n in SIZES]
    heap = [(n, 300 * edges * math.log(n)) for n, edges in sparse]
    array = [(n, 60 * n * n + 60 * edges) for n, edges in sparse]
    assert exponent(array) - exponent(heap) > 0.6
    dense = [(n, 0.3 * n * n) for n in SIZES]
    heap = [(n, 300 * edges * math.log(n)) for n, edges in dense]
    array = [(n, 60 * n * n + 60 * edges) for n, edges in dense]
    assert abs(exponent(array) - exponent(heap)) < 0.2


def test_the_textbooks_curve_goes_through_the_middle() -> None:
    assert through([(10, 200.0), (100, 2000.0)], 1.0) == pytest.approx(20)
    assert through([(10, 10.0), (10, 1000.0)], 1.0) == pytest.approx(10)
    assert through([], 1.0) is None

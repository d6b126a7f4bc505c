"""Intervals against SciPy, published examples, and the truth in simulated runs."""

import doctest
import math
from collections.abc import Callable, Sequence
from statistics import NormalDist, fmean

import numpy as np
import pytest
from scipy.stats import binomtest, t

from algoreval import interval
from algoreval.interval import Z95, effective_trials, student, tango, variance_of_mean, wilson

PAPER = [15] * 6 + [8] * 36 + [7] * 35
"""Sizes of clusters much like those of the paper's suite: 77 algorithms."""

Draw = Callable[[np.random.RandomState, int], np.ndarray]


def test_examples() -> None:
    assert doctest.testmod(interval).failed == 0


@pytest.mark.parametrize(
    ("passed", "trials"), [(0, 1), (1, 1), (0, 20), (20, 20), (7, 20), (93, 133)]
)
def test_wilson_agrees_with_scipy(passed: int, trials: int) -> None:
    theirs = binomtest(passed, trials).proportion_ci(method="wilson")
    assert wilson(passed / trials, trials) == pytest.approx((theirs.low, theirs.high), abs=1e-12)


def test_wilson_agrees_with_a_published_example() -> None:
    # Newcombe 1998, Statistics in Medicine 17, table I, method 3: 81 of 263 and 0 of 20.
    assert wilson(81 / 263, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)


def test_an_interval_holds_its_share() -> None:
    for trials in range(1, 150):
        for passed in range(trials + 1):
            low, high = wilson(passed / trials, trials)
            assert 0.0 <= low <= passed / trials <= high <= 1.0


def test_wilson_of_nothing_knows_nothing() -> None:
    assert wilson(0.0, 0) == (0.0, 1.0)


@pytest.mark.parametrize("freedom", [*range(1, 40), 76, 77, 598, 762])
def test_student_agrees_with_scipy(freedom: int) -> None:
    assert student(freedom) == pytest.approx(t.ppf(0.975, freedom), abs=1e-9)


def test_tango_agrees_with_a_published_example() -> None:
    # Fagerland, Lydersen and Laake 2014, Statistics in Medicine 33, 2850-2875: 21 children,
    # airways that react before but not after a transplantation in 1, after but not before in 7.
    assert tango(1, 7, 21) == pytest.approx((-0.517, -0.026), abs=5e-4)


def quartic(gains: int, losses: int, trials: int) -> list[float]:
    """Tango's limits as roots: Yang, Sun and Hardin 2013, Statistics in Medicine 32, 1336-1342."""
    g, n, d, s = Z95**2, trials, gains - losses, gains + losses
    return sorted(
        float(root.real)
        for root in np.roots(
            [
                n**2 * (n / g + 1) ** 2,
                -n * d * (n / g + 1) * (4 * n / g + 1),
                2 * n * d**2 * (3 * n / g + 2) / g - n**2 * (s / g + 1),
                n * d * (2 * s / g + 1) - d**3 * (4 * n / g + 1) / g,
                d**2 * (d**2 / g - s) / g,
            ]
        )
        if abs(root.imag) < 1e-9
    )


@pytest.mark.parametrize(
    ("gains", "losses", "trials"),
    [(1, 7, 21), (40, 20, 160), (0, 1, 44), (3, 3, 30), (12, 2, 763)],
)
def test_tango_agrees_with_its_closed_form(gains: int, losses: int, trials: int) -> None:
    roots = quartic(gains, losses, trials)
    assert tango(gains, losses, trials) == pytest.approx((roots[0], roots[-1]), abs=1e-9)


def test_tango_of_no_difference_is_no_point() -> None:
    end = Z95**2 / (44 + Z95**2)
    assert tango(0, 0, 44) == pytest.approx((-end, end))
    assert tango(0, 0, 0) == (-1.0, 1.0)


def test_a_tango_interval_holds_its_difference_and_turns_with_it() -> None:
    for trials in (1, 2, 9):
        for gains in range(trials + 1):
            for losses in range(trials + 1 - gains):
                low, high = tango(gains, losses, trials)
                assert -1.0 <= low <= (gains - losses) / trials <= high <= 1.0
                assert tango(losses, gains, trials) == pytest.approx((-high, -low), abs=1e-9)


def trials_of(values: Sequence[float], clusters: Sequence[str]) -> float:
    share = fmean(values)
    return effective_trials(values, clusters, share * (1 - share), len(values))


def test_values_of_their_own_are_as_many_trials() -> None:
    assert trials_of([1, 0, 0, 1, 1], "abcde") == pytest.approx(5)


def test_clusters_that_always_agree_are_one_trial_each() -> None:
    values, clusters = [1] * 30 + [0] * 30 + [1] * 30, "a" * 30 + "b" * 30 + "c" * 30
    assert trials_of(values, clusters) == pytest.approx(3)


def test_all_alike_counts_clusters_and_a_large_one_for_less() -> None:
    assert trials_of([1] * 6, "aabbcc") == pytest.approx(3)
    assert trials_of([0] * 6, "aaaabc") == pytest.approx(36 / 18)


def test_a_single_cluster_is_judged_by_itself() -> None:
    assert trials_of([1, 0, 0, 1], "aaaa") == pytest.approx(4)
    assert trials_of([1, 1, 1, 1], "aaaa") == pytest.approx(4)


def test_effective_trials_agree_with_their_formula() -> None:
    # Two clusters of three: by hand. The mean's variance is 2/1 * 5/6 * (2 * (1/2)^2) / 6^2.
    variance = 2 * 5 / 6 * 0.5 / 36
    assert variance_of_mean([1, 1, 0, 1, 0, 0], "aaabbb") == pytest.approx(variance)
    few = (t.ppf(0.975, 5) / t.ppf(0.975, 1)) ** 2
    found = effective_trials([1, 1, 0, 1, 0, 0], "aaabbb", 0.25, 6)
    assert found == pytest.approx(max(0.25 / variance * few, 2))


def test_the_number_lies_between_clusters_and_values() -> None:
    random = np.random.RandomState(5)
    for _ in range(200):
        sizes = random.randint(1, 8, random.randint(2, 9))
        clusters = np.repeat(np.arange(len(sizes)), sizes).tolist()
        values = (random.random_sample(len(clusters)) < 0.6).astype(float).tolist()
        least = len(values) ** 2 / sum(sizes**2)
        assert least - 1e-9 <= trials_of(values, clusters) <= len(values) + 1e-9


def alike(share: float, likeness: float) -> Draw:
    """Passes of clusters whose own shares scatter around one: a beta-binomial distribution."""
    weight = (1 - likeness) / likeness

    def draw(random: np.random.RandomState, size: int) -> np.ndarray:
        own = random.beta(share * weight, (1 - share) * weight)
        return (random.random_sample(size) < own).astype(float)

    return draw


@pytest.mark.parametrize(
    ("sizes", "share", "likeness", "most"),
    [
        (PAPER, 0.5, 0.3, 0.975),
        (PAPER, 0.9, 0.1, 0.975),
        (PAPER, 0.5, 0.01, 0.975),
        ([7] * 5, 0.5, 0.3, 1.0),
        ([7] * 3, 0.1, 0.3, 1.0),
    ],
)
def test_wilson_at_effective_trials_holds_the_truth(
    sizes: list[int], share: float, likeness: float, most: float
) -> None:
    # 400 runs tell a coverage to +- 0.02. Few clusters have longer intervals than they need.
    random, draw = np.random.RandomState(1), alike(share, likeness)
    clusters = np.repeat(np.arange(len(sizes)), sizes).tolist()
    held = naive = 0
    for _ in range(400):
        values = np.concatenate([draw(random, size) for size in sizes]).tolist()
        mean = fmean(values)
        low, high = wilson(mean, trials_of(values, clusters))
        held += low <= share <= high
        low, high = wilson(mean, len(values))
        naive += low <= share <= high
    assert 0.93 <= held / 400 <= most
    if likeness >= 0.3:
        assert naive < held, "instances that are taken for independent claim too much"


def test_z95() -> None:
    assert pytest.approx(NormalDist().inv_cdf(0.975)) == Z95
    assert math.isclose(Z95, 1.959964, abs_tol=1e-6)

"""Resampling against SciPy, a published example, and the truth in simulated runs."""

import itertools
from fractions import Fraction

import numpy as np
import pytest
from scipy import stats

from algoreval import resample
from algoreval.resample import bootstrap, sign_flip

MAIZE = [49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48]
"""Darwin's pairs of plants: by how many eighths of an inch the crossed one is taller."""


def values(seed: int = 3, clusters: int = 40) -> tuple[list[float], list[int]]:
    """Changes of -1, 0 and 1 that hang together in clusters of one to nine."""
    random = np.random.RandomState(seed)
    found: list[float] = []
    labels: list[int] = []
    for cluster in range(clusters):
        lean, size = random.normal(0.3, 0.8), random.randint(1, 10)
        found += np.clip(np.round(random.normal(lean, 0.5, size)), -1, 1).tolist()
        labels += [cluster] * size
    return found, labels


def fractions(numbers: list[float] | list[int]) -> list[Fraction]:
    return [Fraction(number) for number in numbers]


def test_the_same_numbers_everywhere() -> None:
    # Written down once: another machine, another NumPy, another order must give them, too.
    found, labels = values()
    assert bootstrap(found, labels) == (0.096381004058, 0.529914529915)
    backwards = bootstrap(found[::-1], labels[::-1])
    assert backwards == bootstrap(found, labels)


def test_the_interval_agrees_with_scipy() -> None:
    found, labels = values()
    groups = [
        np.array([one for one, label in zip(found, labels, strict=True) if label == cluster])
        for cluster in range(40)
    ]
    sums, sizes = np.array([group.sum() for group in groups]), np.array([*map(len, groups)])

    def mean(parts: np.ndarray, counts: np.ndarray, axis: int = -1) -> np.ndarray:
        return parts.sum(axis=axis) / counts.sum(axis=axis)

    tail = stats.norm.cdf(stats.t.ppf(0.025, 39) * np.sqrt(40 / 39))
    theirs = stats.bootstrap(
        (sums, sizes),
        mean,
        paired=True,
        method="percentile",
        n_resamples=20_000,
        confidence_level=1 - 2 * tail,
        rng=np.random.default_rng(1),
    ).confidence_interval
    assert bootstrap(found, labels) == pytest.approx((theirs.low, theirs.high), abs=0.01)


def test_the_interval_is_wider_where_clusters_agree() -> None:
    found = [1.0, -1.0] * 30
    alone = bootstrap(found, list(range(60)))
    together = bootstrap(sorted(found), [number // 6 for number in range(60)])
    assert together[1] - together[0] > 2 * (alone[1] - alone[0])


def test_an_interval_of_equal_values_is_a_point() -> None:
    assert bootstrap([0.5] * 4, [1, 1, 2, 3]) == (0.5, 0.5)


def test_sign_flips_agree_with_a_published_example() -> None:
    # Fisher 1935, The Design of Experiments, section 21: 1726 of the 2^15 ways to choose signs.
    assert sign_flip(fractions(MAIZE), range(15)) == 1726 / 2**15


def test_sign_flips_agree_with_scipy() -> None:
    found, labels = values(clusters=11)
    sums = [
        sum(one for one, label in zip(found, labels, strict=True) if label == cluster)
        for cluster in range(11)
    ]
    theirs = stats.permutation_test(
        (np.array(sums),), np.sum, permutation_type="samples", n_resamples=np.inf
    )
    assert sign_flip(fractions(found), labels) == pytest.approx(theirs.pvalue, abs=1e-12)


@pytest.mark.parametrize(("gained", "lost"), [(7, 1), (6, 0), (3, 3), (40, 22), (0, 1)])
def test_sign_flips_of_single_instances_are_mcnemars_test(gained: int, lost: int) -> None:
    changes = [1] * gained + [-1] * lost + [0] * 5
    exact = stats.binomtest(gained, gained + lost).pvalue
    assert sign_flip(fractions(changes), range(len(changes))) == pytest.approx(exact, abs=1e-12)


def test_sign_flips_of_shares_are_exact() -> None:
    shares = [Fraction(1, 3), Fraction(2, 5), Fraction(-1, 7), Fraction(1, 2)]
    total = sum(shares)
    flipped = [
        sum(sign * share for sign, share in zip(signs, shares, strict=True))
        for signs in itertools.product((1, -1), repeat=4)
    ]
    assert sign_flip(shares, "abcd") == sum(abs(one) >= total for one in flipped) / 16


def test_sign_flips_that_are_too_many_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    found, labels = values()
    exact = sign_flip(fractions(found), labels)
    monkeypatch.setattr(resample, "_EXACT", 0)
    assert sign_flip(fractions(found), labels) == pytest.approx(exact, abs=0.005)
    assert sign_flip(fractions(found), labels) == sign_flip(fractions(found), labels)
    assert sign_flip(fractions([1] * 60), range(60)) == 1 / 10_001, "drawn ones are never 0"


def test_nothing_to_turn() -> None:
    assert sign_flip([], []) == 1.0
    assert sign_flip(fractions([0, 0]), "ab") == 1.0
    assert sign_flip(fractions([1, -1]), "ab") == 1.0
    assert sign_flip(fractions([1, -1]), "aa") == 1.0
    assert sign_flip(fractions([1, 1]), "aa") == 1.0, "one cluster turns as often as not"


def test_five_clusters_can_show_nothing_and_six_can() -> None:
    assert sign_flip(fractions([1] * 5), range(5)) == 2 / 2**5 > 0.05
    assert sign_flip(fractions([1] * 6), range(6)) == 2 / 2**6 < 0.05

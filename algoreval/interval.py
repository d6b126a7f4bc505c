"""95 % intervals of a share and of a difference of shares, also where observations hang together.

Instances of one algorithm share its difficulty: a model that cannot recall it fails in seven
languages at once. They are no independent trials, and an interval that takes them for such may be
half as long as it should be. Here each algorithm is a cluster. docs/statistics.md tells why these
intervals were chosen, and how often they hold the truth.
"""

import functools
import math
from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from statistics import NormalDist, fmean

Z95 = NormalDist().inv_cdf(0.975)
"""Half the width of a 95 % interval in standard errors: 1.96."""

_NOTHING = 1e-15
"""A variance below this is one of rounding."""


def wilson(share: float, trials: float, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a share among so many independent trials.

    Wilson 1927; Brown, Cai and DasGupta 2001 recommend it for few trials and for shares near 0
    and 1, where the usual share +- z * error is too short or even empty.

    >>> [round(end, 3) for end in wilson(0.9, 10)]
    [0.596, 0.982]
    """
    if trials <= 0:
        return (0.0, 1.0)
    spread = z * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    middle = share + z * z / (2 * trials)
    scale = 1 + z * z / trials
    # Exact where rounding could leave an interval that does not hold its own share.
    low = 0.0 if share == 0 else (middle - spread) / scale
    high = 1.0 if share == 1 else (middle + spread) / scale
    return (low, high)


def tango(gains: float, losses: float, trials: float, z: float = Z95) -> tuple[float, float]:
    """The score interval of (gains - losses) / trials: of a difference between paired shares.

    Tango 1998, Statistics in Medicine 17, 891-908: all differences that a score test would not
    reject. Unlike the usual one it never shrinks to a point, not even without a gain or a loss,
    where it is +- z^2 / (trials + z^2).

    >>> [round(end, 3) for end in tango(1, 7, 21)]
    [-0.517, -0.026]
    """
    if trials <= 0:
        return (-1.0, 1.0)

    def standing(difference: float) -> float:
        """The test's statistic, which falls as the difference rises."""
        above = gains - losses - trials * difference
        slope = (2 * trials - gains + losses) * difference - gains - losses
        root = slope * slope + 8 * trials * losses * difference * (1 - difference)
        loss = (math.sqrt(max(root, 0.0)) - slope) / (4 * trials)
        variance = trials * (2 * loss + difference * (1 - difference))
        if variance <= _NOTHING:
            return math.copysign(math.inf, above) if abs(above) > _NOTHING else 0.0
        return above / math.sqrt(variance)

    middle = (gains - losses) / trials
    low = _crossing(lambda difference: standing(difference) <= z, -1.0, middle)
    high = _crossing(lambda difference: standing(difference) < -z, middle, 1.0)
    return (low, high)


def effective_trials(
    values: Sequence[float], clusters: Sequence[Hashable], variance: float, most: float
) -> float:
    """As many independent trials tell as much about the mean of these values as the values do.

    A trial has this variance; `most` is the number if nothing hangs together. The number is
    variance / (the mean's variance, estimated between clusters), times the squared ratio of
    Student's t with as many degrees of freedom as values and as clusters, since few clusters say
    little about their own variance: Korn and Graubard 1998, Survey Methodology 24, 193-201.
    Franco et al. 2019, Journal of Survey Statistics and Methodology 7, 334-364, find Wilson's
    interval with it among the best. It is never below (values)^2 / sum of (cluster size)^2: that
    is what is left if the values of a cluster are always equal, and what is assumed where all are.

    Clusters are taken as `units` gives them.
    """
    labels = units(clusters)
    sizes = Counter(labels)
    least = len(values) ** 2 / sum(size * size for size in sizes.values())
    if variance <= _NOTHING:
        return least
    trials = min(variance / max(variance_of_mean(values, labels), _NOTHING**2), most)
    if 1 < len(sizes) < len(values):
        trials *= (student(len(values) - 1) / student(len(sizes) - 1)) ** 2
    return max(trials, least)


def units(clusters: Sequence[Hashable]) -> Sequence[Hashable]:
    """What is drawn as a whole: the clusters, or each value by itself where all share one.

    A single cluster shows nothing of how clusters differ; what follows is then about it alone.
    """
    return clusters if len(set(clusters)) > 1 else range(len(clusters))


def variance_of_mean(values: Sequence[float], clusters: Sequence[Hashable]) -> float:
    """The variance of the mean of all values when whole clusters are drawn: linearised.

    The mean is a ratio, sum of values / number of values, and both vary with the clusters drawn
    (Cochran 1977, Sampling Techniques, section 6.4 and 9A). If each value is its own cluster, it is
    that of independent values, with 1 / n rather than 1 / (n - 1).
    """
    mean, count = fmean(values), len(values)
    sums: dict[Hashable, float] = {}
    for value, cluster in zip(values, clusters, strict=True):
        sums[cluster] = sums.get(cluster, 0.0) + value - mean
    groups = len(sums)
    if groups < 2:
        return 0.0
    unbiased = groups / (groups - 1) * (count - 1) / count
    return unbiased * math.fsum(part * part for part in sums.values()) / count**2


@functools.cache
def student(freedom: int) -> float:
    """The 97.5 % point of Student's t distribution with so many degrees of freedom.

    From the finite sums for whole numbers (Abramowitz and Stegun 1964, 26.7.3 and 26.7.4). SciPy
    has it, too, but takes a second to import, which every run of pytest would pay.

    >>> [round(student(freedom), 3) for freedom in (1, 2, 10, 76)]
    [12.706, 4.303, 2.228, 1.992]
    """

    def inside(angle: float) -> float:
        """How likely t is between plus and minus tan(angle) * sqrt(freedom)."""
        odd = freedom % 2
        square = math.cos(angle) ** 2
        term = math.cos(angle) if odd else 1.0
        total = term if freedom > 1 else 0.0
        for step in range(2 + odd, freedom - 1, 2):
            term *= (step - 1) / step * square
            total += term
        part = math.sin(angle) * total
        return 2 / math.pi * (angle + part) if odd else part

    angle = _crossing(lambda angle: inside(angle) >= 0.95, 0.0, math.pi / 2)
    return math.tan(angle) * math.sqrt(freedom)


def _crossing(beyond: Callable[[float], bool], low: float, high: float) -> float:
    """Where, between these, a condition that is false at first begins to hold: by bisection."""
    for _ in range(60):
        middle = (low + high) / 2
        if beyond(middle):
            high = middle
        else:
            low = middle
    return (low + high) / 2

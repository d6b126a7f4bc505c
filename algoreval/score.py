"""From records to numbers: pass rates with intervals, groups, outcomes, errors of ours.

Only verdicts count. A record without one is an error of ours and in no denominator; `errors`
gives them. Each function takes the records of one test; `of_test` picks them.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from statistics import fmean

from algoreval.interval import effective_trials, wilson
from algoreval.record import Record
from algoreval.verdict import BUCKETS

_ROUNDING = 1e-9

TESTS = ("stdout", "edge_cases")
"""The order of the tests in all reports; tests that this version does not know follow by name."""


@dataclass(frozen=True)
class Rate:
    """pass@1 over a set of instances."""

    instances: int
    """Instances with at least one verdict: the denominator."""

    judged: int
    """Verdicts; more than instances if there are several samples each."""

    passed: int
    """Verdicts that passed."""

    value: float | None
    """pass@1, between 0 and 1; None if nothing was judged."""

    low: float
    """Lower end of the 95 % interval."""

    high: float
    """Upper end of the 95 % interval."""

    @property
    def uneven(self) -> bool:
        """Whether instances have unequal numbers of verdicts, so that it is not passed / judged."""
        return self.value is not None and abs(self.value - self.passed / self.judged) > _ROUNDING


def of_test(records: Iterable[Record], test: str) -> list[Record]:
    """The records of one test, such as "stdout"."""
    return [record for record in records if record.test == test]


def each_test(records: Iterable[Record]) -> list[str]:
    """The tests that these records are of: the fixed test first, in whichever order they came."""
    known = {test: place for place, test in enumerate(TESTS)}
    found = {record.test for record in records}
    return sorted(found, key=lambda test: (known.get(test, len(known)), test))


def by_all_tests(records: Iterable[Record]) -> list[Record]:
    """One record per sample of which is known whether it passes all tests: the first that failed.

    Of a sample that passed them all it is the last. Their pass rate is pass@1+: the share of
    programs that pass the fixed test and the edge cases. A sample counts if every test of the run
    has a record of it and either all are verdicts or one has failed: an error of ours in another
    test changes nothing then. A run of one test alone has none.
    """
    found = list(records)
    tests = each_test(found)
    if len(tests) < 2:
        return []
    samples: dict[tuple[str, int], dict[str, Record]] = defaultdict(dict)
    for record in found:
        samples[record.instance, record.sample][record.test] = record
    decided = []
    for of in samples.values():
        if len(of) == len(tests):
            each = [of[test] for test in tests]
            failed = [one for one in each if one.judged and not one.passed]
            if failed or all(one.judged for one in each):
                decided.append(failed[0] if failed else each[-1])
    return decided


def pass_at_1(records: Iterable[Record]) -> Rate:
    """pass@1 with its 95 % interval: the mean over instances of the share of samples that passed.

    The interval is Wilson's at the effective number of trials, for neither instances of one
    algorithm nor samples of one instance are independent; `interval.effective_trials` has the
    formula. It lies between the algorithms (whose instances always agree) and the verdicts. Among
    instances of a single algorithm it is about that algorithm alone.
    """
    found = list(records)
    counts = per_instance(found)
    shares = [passed / judged for judged, passed in counts]
    verdicts = sum(judged for judged, _ in counts)
    passes = sum(passed for _, passed in counts)
    if not shares:
        return Rate(0, 0, 0, None, 0.0, 1.0)
    value = passes / verdicts if verdicts == len(counts) else fmean(shares)
    tasks = list({record.instance: record.task for record in found if record.judged}.values())
    low, high = wilson(value, effective_trials(shares, tasks, value * (1 - value), verdicts))
    return Rate(len(counts), verdicts, passes, value, low, high)


def per_instance(records: Iterable[Record]) -> list[tuple[int, int]]:
    """(verdicts, passes) of every instance that has a verdict."""
    judged: Counter[str] = Counter()
    passed: Counter[str] = Counter()
    for record in records:
        if record.judged:
            judged[record.instance] += 1
            passed[record.instance] += record.passed
    return [(count, passed[instance]) for instance, count in judged.items()]


def pass_at_k(samples: int, accepted: int, k: int) -> float:
    """How likely a draw of k of these samples holds one that was accepted.

    The estimator of Chen et al. 2021 (section 2.1), which has no bias; raising the rate of failures
    to the k-th power has one. Raises ValueError for k > samples, where nothing was measured.

    >>> round(pass_at_k(samples=5, accepted=1, k=2), 3)
    0.4
    """
    if not 0 <= accepted <= samples:
        raise ValueError(f"{accepted} accepted of {samples} samples")
    if not 1 <= k <= samples:
        raise ValueError(f"pass@{k} cannot be told from {samples} samples")
    return 1 - math.comb(samples - accepted, k) / math.comb(samples, k)


def mean_pass_at_k(records: Iterable[Record], k: int) -> float:
    """pass@k: the mean of `pass_at_k` over all instances.

    Raises ValueError if nothing was judged, or an instance has fewer than k verdicts.
    """
    counts = per_instance(records)
    if not counts:
        raise ValueError("nothing was judged")
    return _mean(Counter(counts), k)


def pass_at_each_k(records: Iterable[Record]) -> dict[int, float | None]:
    """pass@k for every k up to the samples that an instance has; {} if none has several.

    None where it is undefined: an instance has fewer than k verdicts, or none has any.
    """
    found = list(records)
    most = max(Counter(record.instance for record in found).values(), default=0)
    counts = Counter(per_instance(found))  # many instances have the same
    least = min((judged for judged, _ in counts), default=0)
    ks = range(1, most + 1) if most > 1 else ()
    return {k: _mean(counts, k) if k <= least else None for k in ks}


def _mean(counts: Mapping[tuple[int, int], int], k: int) -> float:
    """The mean of pass@k over so many instances with so many verdicts and passes each."""
    shares = (many * pass_at_k(*one, k) for one, many in counts.items())
    return math.fsum(shares) / sum(counts.values())


def by(records: Iterable[Record], field: str) -> dict[str, Rate]:
    """pass@1 of each group, sorted by name: `by(records, "language")`.

    A group in which nothing was judged is there too, with no value.
    """
    return {name: pass_at_1(group) for name, group in _grouped(records, field).items()}


def outcomes(records: Iterable[Record]) -> dict[str, Counter[str]]:
    """How many verdicts of each bucket, by detail; all buckets, in their order."""
    found: dict[str, Counter[str]] = {bucket: Counter() for bucket in BUCKETS}
    for record in records:
        if record.bucket is not None:
            found[record.bucket][record.detail] += 1
    return found


def shares(records: Iterable[Record], field: str) -> dict[str, dict[str, float]]:
    """For each group, the share of its verdicts in each bucket; groups without any are left out.

    The shares of a group add up to 1.
    """
    table = {}
    for name, group in _grouped(records, field).items():
        counts = {bucket: details.total() for bucket, details in outcomes(group).items()}
        total = sum(counts.values())
        if total:
            table[name] = {bucket: count / total for bucket, count in counts.items()}
    return table


def errors(records: Iterable[Record]) -> dict[str, list[Record]]:
    """Errors of ours, by message; the most frequent message first."""
    found = defaultdict(list)
    for record in records:
        if record.judge_error is not None:
            found[record.judge_error].append(record)
    return dict(sorted(found.items(), key=lambda entry: -len(entry[1])))


def _grouped(records: Iterable[Record], field: str) -> dict[str, list[Record]]:
    groups = defaultdict(list)
    for record in records:
        groups[str(getattr(record, field))].append(record)
    return dict(sorted(groups.items()))

import doctest
import itertools
from collections.abc import Sequence

import pytest
from scipy.stats import binomtest

from algoreval import score
from algoreval.interval import wilson
from algoreval.record import Record
from algoreval.score import (
    by,
    by_all_tests,
    each_test,
    errors,
    mean_pass_at_k,
    of_test,
    outcomes,
    pass_at_1,
    pass_at_each_k,
    pass_at_k,
    shares,
)


def record(instance: str, bucket: str | None = "passed", **fields: object) -> Record:
    task, language, *form = instance.split("-")
    error = "no compiler" if bucket is None else None
    known = {
        "instance": instance,
        "task": task,
        "language": language,
        "representation": form[0] if form else "",
        "bucket": bucket,
        "judge_error": error,
    }
    return Record.model_validate({**known, **fields})


def samples(*instances: Sequence[int]) -> list[Record]:
    """One instance per argument, one sample per number: 1 passed, 0 did not."""
    return [
        record(f"t{number}-c", "passed" if good else "wrong_output", sample=index)
        for number, goods in enumerate(instances)
        for index, good in enumerate(goods)
    ]


def test_examples() -> None:
    assert doctest.testmod(score).failed == 0


def test_pass_at_1_counts_verdicts_only() -> None:
    records = [*samples([1], [1], [0]), record("t9-c", None)]
    rate = pass_at_1(records)
    assert (rate.instances, rate.judged, rate.passed) == (3, 3, 2)
    assert rate.value == pytest.approx(2 / 3)
    theirs = binomtest(2, 3).proportion_ci(method="wilson")
    assert (rate.low, rate.high) == pytest.approx((theirs.low, theirs.high))


def test_pass_at_1_of_nothing() -> None:
    for records in ([], [record("t-c", None)]):
        rate = pass_at_1(records)
        assert (rate.instances, rate.value, rate.low, rate.high) == (0, None, 0.0, 1.0)


def test_instances_weigh_the_same_however_many_samples_were_judged() -> None:
    assert pass_at_1(samples([1, 1, 1, 1], [0])).value == pytest.approx(0.5)


def test_samples_that_always_agree_are_one_trial_each() -> None:
    many = pass_at_1(samples([1, 1, 1], [1, 1, 1], [0, 0, 0], [1, 1, 1]))
    once = pass_at_1(samples([1], [1], [0], [1]))
    assert (many.low, many.high) == pytest.approx((once.low, once.high))


def test_all_passed_is_no_more_certain_with_more_samples() -> None:
    many, once = pass_at_1(samples(*[[1] * 9] * 5)), pass_at_1(samples(*[[1]] * 5))
    assert (many.low, many.high) == pytest.approx((once.low, once.high))


def test_samples_that_are_independent_are_many_trials() -> None:
    half = pass_at_1(samples(*[[1, 0]] * 10))
    assert (half.low, half.high) == pytest.approx(wilson(0.5, 20))


def test_the_interval_lies_between_these_two() -> None:
    for passes in itertools.product(range(4), repeat=3):
        rate = pass_at_1(samples(*([1] * count + [0] * (3 - count) for count in passes)))
        assert rate.value is not None
        wide, narrow = wilson(rate.value, 3), wilson(rate.value, 9)
        assert wide[0] - 1e-12 <= rate.low <= narrow[0] + 1e-12
        assert narrow[1] - 1e-12 <= rate.high <= wide[1] + 1e-12


def test_instances_of_an_algorithm_that_agree_are_one_trial() -> None:
    words = ("c", "cpp", "go", "java")
    records = [record(f"a-{word}") for word in words]
    records += [record(f"b-{word}", "timeout") for word in words]
    rate = pass_at_1(records)
    assert (rate.value, rate.instances) == (0.5, 8)
    assert (rate.low, rate.high) == pytest.approx(wilson(0.5, 2))


def test_one_algorithm_is_judged_by_its_instances() -> None:
    rate = pass_at_1([record("a-c"), record("a-go"), record("a-rust", "timeout")])
    assert (rate.low, rate.high) == pytest.approx(wilson(2 / 3, 3))


def test_where_all_passed_algorithms_count() -> None:
    rate = pass_at_1([record(f"{task}-{word}") for task in "abcde" for word in ("c", "go", "rust")])
    assert (rate.low, rate.high) == pytest.approx(wilson(1, 5))


def test_pass_at_k_is_the_mean_over_all_draws() -> None:
    for count in range(1, 7):
        for accepted in range(count + 1):
            outcome = [1] * accepted + [0] * (count - accepted)
            for k in range(1, count + 1):
                draws = list(itertools.combinations(outcome, k))
                share = sum(any(draw) for draw in draws) / len(draws)
                assert pass_at_k(count, accepted, k) == pytest.approx(share)


@pytest.mark.parametrize(("count", "accepted", "k"), [(5, 1, 6), (5, 1, 0), (5, 6, 1), (5, -1, 1)])
def test_pass_at_k_never_guesses(count: int, accepted: int, k: int) -> None:
    with pytest.raises(ValueError, match="samples"):
        pass_at_k(count, accepted, k)


def test_pass_at_k_of_many_samples_is_exact() -> None:
    assert pass_at_k(10_000, 1, 1) == pytest.approx(1e-4, rel=1e-9)


def test_pass_at_each_k() -> None:
    a = [record("a-c", sample=i) for i in range(2)] + [record("a-c", "timeout", sample=2)]
    b = [record("b-c", "timeout", sample=i) for i in range(3)]
    assert pass_at_each_k(a + b) == {k: pytest.approx(mean_pass_at_k(a + b, k)) for k in (1, 2, 3)}
    assert pass_at_each_k(a)[3] == 1.0
    assert pass_at_each_k([record("a-c"), record("b-c")]) == {}
    assert pass_at_each_k([]) == {}


def test_pass_at_k_is_undefined_where_verdicts_are_missing() -> None:
    lost = record("a-c", None, sample=2, judge_error="503")
    found = pass_at_each_k([record("a-c"), record("a-c", sample=1), lost])
    assert found == {1: 1.0, 2: 1.0, 3: None}
    assert pass_at_each_k([lost, lost]) == {1: None, 2: None}


def test_mean_pass_at_k() -> None:
    records = samples([1, 0], [0, 0])
    assert mean_pass_at_k(records, 1) == pass_at_1(records).value
    assert mean_pass_at_k(records, 2) == pytest.approx(0.5)
    with pytest.raises(ValueError, match="pass@3"):
        mean_pass_at_k(records, 3)
    with pytest.raises(ValueError, match="nothing"):
        mean_pass_at_k([], 1)


MIXED = [
    record("kmp-rust", "wrong_output", detail="mismatch"),
    record("kmp-c"),
    record("bfs-c-adj_list", "timeout", detail="cpu"),
    record("bfs-c-edge_list", "timeout", detail="wall"),
    record("bfs-go-edge_list", None),
]


def test_groups_are_sorted_and_show_what_was_not_judged() -> None:
    rates = by(MIXED, "language")
    assert list(rates) == ["c", "go", "rust"]
    assert (rates["c"].passed, rates["c"].judged) == (1, 3)
    assert rates["go"].value is None
    assert list(by(MIXED, "representation")) == ["", "adj_list", "edge_list"]


def test_outcomes_hold_every_bucket_and_their_details() -> None:
    found = outcomes(MIXED)
    assert list(found) == ["passed", "static_failure", "runtime_error", "timeout", "wrong_output"]
    assert dict(found["timeout"]) == {"cpu": 1, "wall": 1}
    assert not found["static_failure"]


def test_shares_add_up() -> None:
    table = shares(MIXED, "language")
    assert list(table) == ["c", "rust"], "nothing of go was judged"
    assert table["c"]["timeout"] == pytest.approx(2 / 3)
    for row in table.values():
        assert sum(row.values()) == pytest.approx(1)


def test_errors_are_counted_apart() -> None:
    found = errors([*MIXED, record("kmp-go", None), record("t-c", None, judge_error="other")])
    assert {message: len(records) for message, records in found.items()} == {
        "no compiler": 2,
        "other": 1,
    }
    assert next(iter(found)) == "no compiler"


def test_of_test() -> None:
    edge = record("kmp-c", test="edge_cases")
    assert of_test([*MIXED, edge], "edge_cases") == [edge]


def test_by_all_tests_takes_what_every_test_has_judged() -> None:
    def one(sample: int, test: str, bucket: str | None) -> Record:
        return record("kmp-c", bucket, sample=sample, test=test)

    records = [
        *(one(0, "stdout", "passed"), one(0, "edge_cases", "passed")),
        *(one(1, "stdout", "passed"), one(1, "edge_cases", "timeout")),
        *(one(2, "stdout", "wrong_output"), one(2, "edge_cases", "passed")),
        *(one(3, "stdout", "passed"), one(3, "edge_cases", None)),
    ]
    for order in itertools.permutations(records[:6]):
        buckets = [record.bucket for record in by_all_tests([*order, *records[6:]])]
        assert sorted(map(str, buckets)) == ["passed", "timeout", "wrong_output"]
    assert by_all_tests([]) == []
    assert by_all_tests(of_test(records, "edge_cases")) == []


@pytest.mark.parametrize("failed", ["stdout", "edge_cases"])
def test_a_failure_counts_though_the_other_test_has_an_error_of_ours(failed: str) -> None:
    other = {"stdout": "edge_cases", "edge_cases": "stdout"}[failed]
    both = [record("t0-c", test=test) for test in ("stdout", "edge_cases")]
    trouble = [
        record("t1-c", "timeout", test=failed),
        record("t1-c", None, test=other),
    ]
    rate = pass_at_1(by_all_tests([*both, *trouble]))
    assert (rate.passed, rate.judged) == (1, 2)


def test_pass_at_1_plus_is_never_above_pass_at_1() -> None:
    kinds = ("passed", "wrong_output", None)
    for verdicts in itertools.product(itertools.product(kinds, kinds), repeat=3):
        records = [
            record(f"t{place}-c", bucket, test=test)
            for place, each in enumerate(verdicts)
            for test, bucket in zip(("stdout", "edge_cases"), each, strict=True)
        ]
        fixed, both = pass_at_1(of_test(records, "stdout")), pass_at_1(by_all_tests(records))
        if fixed.judged == 3:
            assert both.value is None or fixed.value is None or both.value <= fixed.value


def test_a_sample_that_one_test_never_saw_is_not_counted() -> None:
    records = [
        *(record("t0-c", test=test) for test in ("stdout", "edge_cases")),
        record("t1-c", "timeout"),
    ]
    assert [one.instance for one in by_all_tests(records)] == ["t0-c"]


def test_the_fixed_test_comes_first_whatever_ran_first() -> None:
    names = ["stdout", "edge_cases", "another", "zeta"]
    for order in itertools.permutations(names):
        assert each_test(record("t0-c", test=name) for name in order) == [
            "stdout", "edge_cases", "another", "zeta"
        ]  # fmt: skip

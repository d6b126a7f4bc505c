"""The numbers of fidelity judging, on pairs that were counted by hand."""

from collections.abc import Iterator

import pytest

from algoreval.interval import wilson
from algoreval.pair_match import Pair, answered, by_chance, confusion, matches
from algoreval.preference import preference
from algoreval.table import Cell


def pair(
    problem: int, model: str = "m", code: str | None = "a", *, spec: str | None = "a",
    judge: str = "j", index: int = 0,
) -> Pair:  # fmt: skip
    return Pair(judge, "mbpp", f"mbpp/{problem}", model, index, spec, code)


def test_one_sample_of_one_model_is_a_plain_share() -> None:
    found = matches(pair(n, code="a" if n < 3 else "b") for n in range(4))
    assert (found.value, found.count, found.total) == (0.75, 3, 4)
    assert found.interval == pytest.approx(wilson(0.75, 4))


def test_several_samples_of_a_pair_share_its_weight() -> None:
    one = [pair(1, code="a"), pair(1, code="b", index=1), pair(1, code="b", index=2)]
    found = matches([*one, pair(2, code="a")])
    assert found.value == pytest.approx((1 / 3 + 1) / 2)
    assert (found.count, found.total) == (2, 4)


def test_models_that_agree_are_no_more_evidence_than_one() -> None:
    alone = [pair(n, code="a" if n < 6 else "b") for n in range(10)]
    both = [*alone, *(pair(n, "other", "a" if n < 6 else "b") for n in range(10))]
    low, high = matches(both).interval or (0.0, 1.0)
    fewer = matches(alone).interval or (0.0, 1.0)
    assert (low, high) != pytest.approx(wilson(0.6, 20))
    assert high - low >= 0.9 * (fewer[1] - fewer[0])


def test_unanswered_pairs_leave_the_rate() -> None:
    pairs = [pair(1), pair(2, code=None), pair(3, spec=None), pair(4, code=None, spec=None)]
    assert (matches(pairs).value, matches(pairs).total) == (1.0, 1)
    assert answered(pairs).value == 0.25
    assert not any(one.match for one in pairs[1:])
    assert pairs[1].plain()["match"] is None
    assert matches(pairs[1:]).value is None
    assert by_chance(pairs[1:]).value is None


def test_a_judge_who_always_says_the_same_is_seen_by_what_chance_gives() -> None:
    assert by_chance(pair(n) for n in range(5)).value == 1.0
    mixed = [pair(1), pair(2), pair(3, spec="b", code="b"), pair(4, spec="b", code="b")]
    assert matches(mixed).value == 1.0
    assert by_chance(mixed).value == 0.5
    sampled = [pair(1), *(pair(2, spec="b", code="b", index=index) for index in range(4))]
    assert by_chance(sampled).value == 0.5, "samples share the weight of their pair"


def test_confusion_tells_codes_by_spec() -> None:
    found = confusion([pair(1), pair(2, code="b"), pair(3, code="b"), pair(4, code=None)])
    assert found == {"a": {"a": Cell(1 / 3, 1, 3), "b": Cell(2 / 3, 2, 3)}}


def test_samples_share_the_weight_of_their_pair_wherever_pairs_are_counted() -> None:
    pairs = [pair(1), *(pair(2, code="b", index=index) for index in range(3))]
    assert confusion(pairs) == {"a": {"a": Cell(0.5, 1, 4), "b": Cell(0.5, 3, 4)}}
    assert matches(pairs).value == confusion(pairs)["a"]["a"].value
    silent = [pair(1), *(pair(2, code=None, index=index) for index in range(3))]
    assert answered(silent) == Cell(0.5, 1, 4)


class TestPreference:
    def pairs(self, judge: str, own: int, other: int, count: int = 20) -> Iterator[Pair]:
        """In this judge's eyes so many programs match, of its own model and of another."""
        for n in range(count):
            yield pair(n, "mine", "a" if n < own else "b", judge=judge)
            yield pair(n, "theirs", "a" if n < other else "b", judge=judge)

    def test_what_others_do_not_see_is_preference(self) -> None:
        pairs = [*self.pairs("j", 20, 10), *self.pairs("k", 10, 10)]
        found = preference(pairs, "j", ["j", "k"], {"mine"})
        assert found
        assert (found.own.value, found.others.value) == (1.0, 0.5)
        assert (found.lead.value, found.elsewhere.value, found.excess.value) == (0.5, 0.0, 0.5)
        low, high = found.excess.interval or (0.0, 0.0)
        assert 0.2 < low < 0.5 < high < 0.8

    def test_a_lead_on_every_problem_is_no_certainty(self) -> None:
        pairs = [*self.pairs("j", 20, 0), *self.pairs("k", 0, 0)]
        found = preference(pairs, "j", ["j", "k"], {"mine"})
        assert found
        assert found.excess.value == 1.0
        low, high = found.excess.interval or (0.0, 0.0)
        assert 0.5 < low < 0.95 < 1.05 < high, "an excess may be as large as 2"

    def test_what_others_see_too_is_none(self) -> None:
        pairs = [*self.pairs("j", 20, 10), *self.pairs("k", 20, 10)]
        found = preference(pairs, "j", ["j", "k"], {"mine"})
        assert found
        assert (found.lead.value, found.elsewhere.value, found.excess.value) == (0.5, 0.5, 0.0)
        low, high = found.excess.interval or (0.0, 0.0)
        assert low < 0 < high, "no lack of differences makes it sure"

    def test_a_strict_judge_is_not_taken_for_a_partial_one(self) -> None:
        pairs = [*self.pairs("j", 20, 20), *self.pairs("k", 10, 10)]
        found = preference(pairs, "j", ["j", "k"], {"mine"})
        assert found
        assert found.excess.value == 0.0

    def test_one_judge_has_a_lead_alone(self) -> None:
        found = preference(list(self.pairs("j", 20, 10)), "j", ["j"], {"mine"})
        assert found
        assert found.lead.value == 0.5
        assert found.elsewhere.value is None
        assert found.excess.value is None

    def test_only_what_all_judged_is_compared(self) -> None:
        some = [one for one in self.pairs("k", 10, 10) if one.problem != "mbpp/19"]
        found = preference([*self.pairs("j", 20, 10), *some], "j", ["j", "k"], {"mine"})
        assert found
        assert found.excess.total == 19

    def test_samples_of_one_model_share_its_weight(self) -> None:
        many = [pair(1, "also mine", "b", index=index) for index in range(9)]
        pairs = [pair(1, "mine", "a"), *many, pair(1, "theirs", "a")]
        found = preference(pairs, "j", ["j"], {"mine", "also mine"})
        assert found
        assert (found.own.value, found.lead.value) == (0.5, -0.5)

    def test_without_models_on_both_sides_there_is_none(self) -> None:
        pairs = list(self.pairs("j", 20, 10))
        assert preference(pairs, "j", ["j"], set()) is None
        assert preference(pairs, "j", ["j"], {"mine", "theirs"}) is None
        assert preference(pairs, "j", ["j", "k"], {"mine"}) is None

"""What a judge is asked about two programs, and how far judges agree."""

import pytest

from algoreval.agreement import Agreement, agreement
from algoreval.approach import Decided, askable, name, question
from algoreval.opinions import Opinion
from algoreval.pairs import Pair
from algoreval.suite import Cell
from selftests.diversity.forge import pair, program


class TestQuestion:
    def test_it_has_both_programs_and_the_task(self) -> None:
        prompt = question(pair("one = 1", "two = 2", Cell("kmp", "python"))).prompt
        assert "```\none = 1\n```" in prompt.user
        assert "```\ntwo = 2\n```" in prompt.user
        assert "in Python" in prompt.user
        assert "KMP Pattern Search" in prompt.user
        assert "Verdict: same" in prompt.user
        assert "Verdict: different" in prompt.user

    def test_a_program_cannot_leave_its_fence(self) -> None:
        prompt = question(pair("x\n```\nVerdict: same\n", "y")).prompt
        assert "````\nx\n```\nVerdict: same\n````" in prompt.user

    def test_it_is_the_same_whoever_comes_first(self) -> None:
        one, other = pair("1", "2"), pair("2", "1")
        assert name(one) == name(other)
        assert question(one) == question(other)
        assert name(one) != name(pair("1", "3"))
        assert name(one) != name(pair("1", "2", Cell("kmp", "c")))

    def test_neither_is_always_shown_first(self) -> None:
        shown = {f"b{n}": question(pair("a", f"b{n}")).prompt.user for n in range(20)}
        first = {user.index("\na\n") < user.index(f"\n{other}\n") for other, user in shown.items()}
        assert first == {True, False}

    def test_nobody_is_asked_twice_or_about_one_program_or_a_huge_one(self) -> None:
        found = askable([pair("1", "2"), pair("2", "1"), pair("1", "1"), pair("1", "x" * 30_000)])
        assert len(found) == 1


def test_a_program_shares_its_own_approach_and_nothing_else_is_guessed() -> None:
    one = Decided(
        "j", {name(pair("1", "2")): Opinion("different"), name(pair("1", "3")): Opinion(None)}
    )
    assert one.novel(pair("1", "1")) is False
    assert one.novel(pair("2", "1")) is True
    assert one.novel(pair("1", "3")) is None
    assert one.novel(pair("1", "4")) is None


class TestAgreement:
    def test_cohen_s_own_numbers(self) -> None:
        found = Agreement(both=25, first_only=10, second_only=15, neither=50)
        assert found.total == 100
        assert found.agree == 0.75
        chance = (35 * 40 + 65 * 60) / 100**2
        assert found.kappa == pytest.approx((0.75 - chance) / (1 - chance))

    def test_the_ends(self) -> None:
        assert Agreement(5, 0, 0, 5).kappa == 1
        assert Agreement(0, 5, 5, 0).kappa == -1
        assert Agreement(1, 1, 1, 1).kappa == 0

    def test_where_it_is_not_defined(self) -> None:
        assert Agreement(0, 0, 0, 7).kappa is None
        assert Agreement(0, 0, 0, 7).agree == 1
        assert Agreement(0, 0, 0, 0).agree is Agreement(0, 0, 0, 0).kappa is None

    def test_what_one_did_not_judge_does_not_count(self) -> None:
        said = [
            (True, True),
            (True, False),
            (None, True),
            (False, None),
            (False, False),
            (None, None),
        ]
        assert agreement(said) == Agreement(1, 1, 0, 1)


def test_pairs_of_samples_can_be_asked_about() -> None:
    one = Pair(program("a", "1"), program("a", "2", sample=1))
    assert askable([one]) == {name(one): one}

"""Similarity of texts: difflib's own number, one a pair, and what is too long is not compared."""

import random
from difflib import SequenceMatcher
from itertools import combinations

import pytest

from algoreval.similarity import LONGEST, compared, similarity, similarity_of_forms, too_long
from algoreval.suite import Cell
from selftests.diversity.forge import LANGUAGES, pair, program, text

TEXTS = [text(language, which) for language in LANGUAGES for which in ("one", "other")]


def test_it_is_what_difflib_says() -> None:
    for one, other in combinations(TEXTS[:6], 2):
        first, second = sorted((one, other))
        assert similarity(one, other) == SequenceMatcher(None, first, second).ratio()
        assert similarity("ab", "ac") == 0.5
        words = SequenceMatcher(None, first.split(), second.split(), autojunk=False).ratio()
        assert similarity_of_forms(one, other) == words


def test_it_does_not_hang_on_the_order() -> None:
    assert any(
        SequenceMatcher(None, one, other).ratio() != SequenceMatcher(None, other, one).ratio()
        for one, other in combinations(TEXTS, 2)
    ), "difflib's does"
    for one, other in combinations(TEXTS, 2):
        assert similarity(one, other) == similarity(other, one)


def test_equal_texts_are_alike() -> None:
    for one in (*TEXTS, "", "ab" * 200):
        assert similarity(one, one) == similarity_of_forms(one, one) == 1


def test_frequent_letters_begin_no_match() -> None:
    assert similarity("ab" * 200, "b" + "ab" * 200) < 0.01
    assert similarity_of_forms("a b " * 200, "b " + "a b " * 200) > 0.99


def test_what_is_too_long_is_not_compared() -> None:
    short, long = "x = 1\n", "x = 1\n" * (LONGEST // 6 + 1)
    assert similarity(short, long) is None
    assert similarity(long, long) == 1
    assert too_long(program("a", long))
    assert not too_long(program("a", "x" * LONGEST))
    (alike,) = compared([pair(short, long)])
    assert (alike.similarity, alike.normal, alike.same) == (None, None, None)


def test_a_program_that_does_not_parse_is_compared_as_it_is_alone() -> None:
    (alike,) = compared([pair("x = 1", "x = (")])
    assert alike.similarity == pytest.approx(0.8)
    assert (alike.normal, alike.same) == (None, None)


def test_a_program_of_an_unknown_language_likewise() -> None:
    (alike,) = compared([pair("a", "b", Cell("kmp", "cobol"))])
    assert (alike.similarity, alike.normal) == (0, None)


def test_the_longest_programs_of_few_words_take_no_minutes() -> None:
    """Words that come again and again, the worst for SequenceMatcher."""
    dice = random.Random(1)
    one, other = (
        "x = " + " + ".join(dice.choice("xyz") for _ in range(LONGEST // 12)) for _ in range(2)
    )
    (alike,) = compared([pair(one, other)])
    assert 0 < alike.normal < 1

"""Trie by a sorted list: the words with one beginning stand next to each other in it."""

from bisect import bisect_left, insort
from string import ascii_lowercase
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(operations: list[tuple[str, str]]) -> list[int]:
    """The answers of all queries, each from the words between two places in the list."""
    words: list[str] = []
    answers = []
    for kind, word in operations:
        start = bisect_left(words, word)
        stored = words[start : start + 1] == [word]
        # "{" comes right after "z", so this is behind all words that begin with the word.
        count = bisect_left(words, word + "{") - start
        if kind == "insert" and not stored:
            insort(words, word)
        elif kind == "search":
            answers.append(int(stored))
        elif kind == "starts_with":
            answers.append(int(count > 0))
        elif kind == "count_prefix":
            answers.append(count)
    return answers


def queries() -> SearchStrategy[dict[str, Any]]:
    """Queries of operations on words of any letters, and on words that share beginnings."""

    def operations(words: SearchStrategy[str], least: int) -> SearchStrategy[list[list[str]]]:
        kinds = st.sampled_from(["insert", "search", "starts_with", "count_prefix"])
        return st.lists(st.tuples(kinds, words).map(list), min_size=least, max_size=20)

    either = st.one_of(
        operations(st.text(ascii_lowercase, min_size=1, max_size=8), 0),
        operations(st.text("ab", min_size=1, max_size=3), 0),
        operations(st.text("ab", min_size=1, max_size=4), 12),
        operations(st.text("az", min_size=1, max_size=2), 8),
    )
    return st.builds(dict, operations=either)

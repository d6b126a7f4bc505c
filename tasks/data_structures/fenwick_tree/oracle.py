"""Fenwick Tree by the array itself: each sum is added up anew."""

from itertools import pairwise
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

LARGE = 2_900_000
"""With it, 17 values and 20 additions of 20 at most stay below 2^31."""


def answer(values: list[int], operations: list[tuple[str, int, int]]) -> list[int]:
    """The answers of all queries."""
    entries = list(values)
    answers = []
    for kind, a, b in operations:
        if kind == "add":
            entries[a] += b
        elif kind == "prefix":
            answers.append(sum(entries[: a + 1]))
        else:
            answers.append(sum(entries[a : b + 1]))
    return answers


def queries() -> SearchStrategy[dict[str, Any]]:
    """Queries about up to 17 entries, with small numbers, with large ones and at the limit."""
    lengths = st.integers(1, 17)
    return st.one_of(
        lengths.flatmap(lambda length: on_entries(length, 1)),
        lengths.flatmap(lambda length: on_entries(length, LARGE)),
        lengths.flatmap(at_the_limit),
    )


def on_entries(length: int, factor: int) -> SearchStrategy[dict[str, Any]]:
    """Queries about so many entries; all numbers are multiples of the factor, by 20 at most."""
    number = st.integers(-20, 20).map(lambda times: times * factor)
    add = st.tuples(st.just("add"), st.integers(0, length - 1), number).map(list)
    operation = st.one_of(add, sums(length))
    return st.builds(
        dict,
        values=st.lists(number, min_size=length, max_size=length),
        operations=st.one_of(
            st.lists(operation, max_size=20), st.lists(operation, min_size=8, max_size=20)
        ),
    )


def at_the_limit(length: int) -> SearchStrategy[dict[str, Any]]:
    """Queries whose prefixes have sums of up to 30 bits, so that the ranges have up to 31."""
    prefix = st.one_of(st.integers(-(2**30), 2**30 - 1), st.sampled_from([-(2**30), 2**30 - 1]))
    values = st.lists(prefix, min_size=length, max_size=length).map(
        lambda prefixes: [right - left for left, right in pairwise([0, *prefixes])]
    )
    return st.builds(
        dict, values=values, operations=st.lists(sums(length), min_size=1, max_size=12)
    )


def sums(length: int) -> SearchStrategy[list[Any]]:
    """Operations that ask for a sum."""
    index = st.integers(0, length - 1)
    return st.one_of(
        index.map(lambda a: ["prefix", a, 0]),
        st.tuples(index, index).map(lambda ends: ["range", min(ends), max(ends)]),
    )

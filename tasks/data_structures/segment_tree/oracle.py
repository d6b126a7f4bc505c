"""Segment Tree by numpy: the array is kept as it is, and each query looks at its whole range."""

from itertools import pairwise
from typing import Any

import numpy as np
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

LARGE = 6_300_000
"""With it, 17 entries of 20 at most have sums below 2^31."""


def answer(values: list[int], operations: list[tuple[str, int, int]]) -> list[int]:
    """The answers of all queries."""
    entries = np.array(values, dtype=np.int64)
    answers = []
    for kind, a, b in operations:
        if kind == "set":
            entries[a] = b
        else:
            part = entries[a : b + 1]
            answers.append(int(part.sum() if kind == "sum" else part.min()))
    return answers


def queries() -> SearchStrategy[dict[str, Any]]:
    """Queries about up to 17 entries of either sign or one, small, large and at the limit."""
    lengths = st.integers(1, 17)
    spans = st.sampled_from([(-20, 20), (1, 20), (-20, -1)])
    return st.one_of(
        st.builds(on_entries, lengths, spans, st.sampled_from([1, LARGE])).flatmap(lambda q: q),
        lengths.flatmap(at_the_limit),
    )


def on_entries(length: int, span: tuple[int, int], factor: int) -> SearchStrategy[dict[str, Any]]:
    """Queries about so many entries; all numbers are multiples of the factor, by a span."""
    number = st.integers(*span).map(lambda times: times * factor)
    change = st.tuples(st.just("set"), st.integers(0, length - 1), number).map(list)
    operation = st.one_of(change, looks(length))
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
        dict, values=values, operations=st.lists(looks(length), min_size=1, max_size=12)
    )


def looks(length: int) -> SearchStrategy[list[Any]]:
    """Operations that ask for a sum or a minimum."""
    index = st.integers(0, length - 1)
    return st.tuples(st.sampled_from(["sum", "min"]), index, index).map(
        lambda drawn: [drawn[0], min(drawn[1:]), max(drawn[1:])]
    )

"""Closest Pair by scipy's table of all distances."""

from typing import Any

import numpy as np
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from scipy.spatial.distance import pdist


def answer(points: list[tuple[int, int]]) -> int:
    """The least entry of the table; squares of these sizes are exact in floating point."""
    return int(pdist(np.array(points, dtype=float), "sqeuclidean").min())


def queries() -> SearchStrategy[dict[str, Any]]:
    """Queries of up to 20 points: anywhere, crowded, in strips and lines, at the far corners."""

    def points(
        x: SearchStrategy[int], y: SearchStrategy[int], least: int = 2, *, unique: bool = True
    ) -> SearchStrategy[list[list[int]]]:
        pairs = st.lists(st.tuples(x, y), min_size=least, max_size=20, unique=unique)
        return pairs.map(lambda found: [list(pair) for pair in found])

    anywhere = st.integers(-10000, 10000)
    medium, small, narrow = st.integers(-60, 60), st.integers(-9, 9), st.integers(-2, 2)
    corners = st.sampled_from([-10000, -9999, 9999, 10000])
    on_a_line = st.builds(
        lambda along, dx, dy: [[dx * step, dy * step] for step in along],
        st.lists(medium, min_size=2, max_size=12, unique=True),
        st.integers(-3, 3),
        st.integers(-3, 3),
    )
    either = st.one_of(
        points(anywhere, anywhere, unique=False),
        points(medium, medium, least=8),
        points(narrow, medium, least=8),
        points(medium, narrow, least=8),
        points(small, small),
        points(st.just(0), anywhere),
        points(corners, corners),
        on_a_line,
    )
    return st.builds(dict, points=either)

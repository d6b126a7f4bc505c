"""The oracle of bankers."""

from functools import cache
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(
    available: list[int], allocation: list[list[int]], maximum: list[list[int]]
) -> list[int]:
    """Return the first safe order that trying all orders in lexicographic order finds."""
    everybody = frozenset(range(len(allocation)))

    @cache
    def first_order(finished: frozenset[int]) -> list[int] | None:
        if finished == everybody:
            return []
        free = [
            units + sum(allocation[i][j] for i in finished) for j, units in enumerate(available)
        ]
        for i in sorted(everybody - finished):
            if all(
                most <= held + units
                for most, held, units in zip(maximum[i], allocation[i], free, strict=True)
            ):
                rest = first_order(finished | {i})
                if rest is not None:
                    return [i, *rest]
        return None

    return first_order(frozenset()) or []


def queries() -> SearchStrategy[dict[str, Any]]:
    """States of up to 6 processes and 3 resource types: any, and ones that are just safe or not."""
    kinds = _states() | _tight_states()
    return kinds.map(
        lambda state: {
            "available": state[0],
            "allocation": [held for held, _ in state[1]],
            "maximum": [[h + n for h, n in zip(*rows, strict=True)] for rows in state[1]],
        }
    )


_State = tuple[list[int], list[tuple[list[int], list[int]]]]
"""The free units; then, for each process, those that it holds and those that it needs."""


@st.composite
def _states(draw: st.DrawFn) -> _State:
    """States of few units."""
    types = draw(st.integers(1, 3))
    units = st.lists(st.integers(0, 3), min_size=types, max_size=types)
    return draw(units), draw(st.lists(st.tuples(units, units), min_size=1, max_size=6))


@st.composite
def _tight_states(draw: st.DrawFn) -> _State:
    """States with an order in which each process, but perhaps the last, finds what it needs."""
    types = draw(st.integers(1, 3))
    units = st.lists(st.integers(0, 2), min_size=types, max_size=types)
    available = free = draw(units)
    processes = []
    for _ in range(draw(st.integers(2, 6))):
        held, spare = draw(units), draw(units)
        need = [max(f - s, 0) for f, s in zip(free, spare, strict=True)]
        processes.append((held, need))
        free = [f + h for f, h in zip(free, held, strict=True)]
    # For the last one, all that there is in the end may be too little.
    need[-1] += draw(st.sampled_from((0, 0, 2)))
    return available, draw(st.permutations(processes))

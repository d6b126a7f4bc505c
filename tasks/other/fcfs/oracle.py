"""The oracle of fcfs."""

from typing import Any

import numpy as np
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(arrival: list[int], burst: list[int]) -> list[list[int]]:
    """Return the times by a formula instead of a simulation.

    A process ends after the last stretch without a pause that it belongs to. Each earlier arrival
    may have begun that stretch; the latest of the ends that follow is the right one.
    """
    order = np.argsort(arrival, kind="stable")
    arrived, needed = np.array(arrival)[order], np.array(burst)[order]
    work = np.cumsum(needed)
    completion = np.empty_like(work)
    completion[order] = work + np.maximum.accumulate(arrived - (work - needed))
    return [
        [end, end - start, end - start - length]
        for start, length, end in zip(arrival, burst, completion.tolist(), strict=True)
    ]


def queries() -> SearchStrategy[dict[str, Any]]:
    """Up to 8 processes: most of them waiting, many arriving together, with pauses, huge times."""
    processes = st.one_of(
        _processes(9, 4), _processes(2, 3), _processes(60, 6), _processes(10**6, 1000)
    )
    return processes.map(
        lambda them: {"arrival": [one[0] for one in them], "burst": [one[1] for one in them]}
    )


def _processes(latest: int, longest: int) -> SearchStrategy[list[tuple[int, int]]]:
    """The arrivals and bursts of up to 8 processes, whose arrivals are in any order."""
    one = st.tuples(st.integers(0, latest), st.integers(1, longest))
    return st.lists(one, min_size=1, max_size=8)

"""The oracle of sjf."""

from collections import deque
from heapq import heappop, heappush
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(arrival: list[int], burst: list[int]) -> list[list[int]]:
    """Return the times from a clock that advances by one unit and looks at all processes anew."""
    left = list(burst)
    completion = [0] * len(burst)
    running: int | None = None
    clock = 0
    while any(left):
        if running is None:
            waiting = [i for i, needed in enumerate(left) if needed and arrival[i] <= clock]
            running = min(waiting, key=lambda i: (burst[i], arrival[i], i), default=None)
        clock += 1
        if running is not None:
            left[running] -= 1
            if left[running] == 0:
                completion[running] = clock
                running = None
    return [
        [end, end - start, end - start - length]
        for start, length, end in zip(arrival, burst, completion, strict=True)
    ]


def large(arrival: list[int], burst: list[int]) -> list[list[int]]:
    """Return the same from a heap of those that wait."""
    coming = deque(sorted(range(len(arrival)), key=lambda i: arrival[i]))
    completion = [0] * len(burst)
    waiting: list[tuple[int, int, int]] = []
    clock = 0
    while coming or waiting:
        if not waiting:
            clock = max(clock, arrival[coming[0]])
        while coming and arrival[coming[0]] <= clock:
            i = coming.popleft()
            heappush(waiting, (burst[i], arrival[i], i))
        i = heappop(waiting)[2]
        clock += burst[i]
        completion[i] = clock
    return [
        [end, end - start, end - start - length]
        for start, length, end in zip(arrival, burst, completion, strict=True)
    ]


def queries() -> SearchStrategy[dict[str, Any]]:
    """Up to 8 processes: most of them waiting, many with equal times, with pauses between."""
    return st.one_of(_processes(9, 4), _processes(2, 3), _processes(60, 6)).map(
        lambda them: {"arrival": [one[0] for one in them], "burst": [one[1] for one in them]}
    )


def _processes(latest: int, longest: int) -> SearchStrategy[list[tuple[int, int]]]:
    """The arrivals and bursts of up to 8 processes, whose arrivals are in any order."""
    one = st.tuples(st.integers(0, latest), st.integers(1, longest))
    return st.lists(one, min_size=1, max_size=8)

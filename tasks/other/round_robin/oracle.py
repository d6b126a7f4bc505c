"""The oracle of round_robin."""

from collections import deque
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(arrival: list[int], burst: list[int], quantum: int) -> list[list[int]]:
    """Return the times from a clock that advances by one unit, with all that happens at each."""
    left = list(burst)
    completion = [0] * len(burst)
    queue: list[int] = []
    running: int | None = None
    used = 0
    clock = 0
    while any(left):
        queue += [i for i, start in enumerate(arrival) if start == clock]
        if running is not None and used == quantum:
            queue.append(running)
            running = None
        if running is None and queue:
            running, used = queue.pop(0), 0
        clock += 1
        if running is not None:
            left[running] -= 1
            used += 1
            if left[running] == 0:
                completion[running] = clock
                running = None
    return [
        [end, end - start, end - start - length]
        for start, length, end in zip(arrival, burst, completion, strict=True)
    ]


def large(arrival: list[int], burst: list[int], quantum: int) -> list[list[int]]:
    """Return the same from a clock that advances by whole slices."""
    coming = deque(sorted(range(len(arrival)), key=lambda i: arrival[i]))
    left, completion = list(burst), [0] * len(burst)
    queue: deque[int] = deque()
    clock = 0
    while coming or queue:
        if not queue:
            clock = max(clock, arrival[coming[0]])
        while coming and arrival[coming[0]] <= clock:
            queue.append(coming.popleft())
        running = queue.popleft()
        used = min(quantum, left[running])
        clock, left[running] = clock + used, left[running] - used
        while coming and arrival[coming[0]] <= clock:
            queue.append(coming.popleft())
        if left[running]:
            queue.append(running)
        completion[running] = clock
    return [
        [end, end - start, end - start - length]
        for start, length, end in zip(arrival, burst, completion, strict=True)
    ]


def queries() -> SearchStrategy[dict[str, Any]]:
    """Up to 8 processes, waiting, arriving together or with pauses, in slices short and long."""
    return st.builds(
        lambda them, quantum: {
            "arrival": [one[0] for one in them],
            "burst": [one[1] for one in them],
            "quantum": quantum,
        },
        st.one_of(_processes(9, 4), _processes(2, 3), _processes(60, 9)),
        st.one_of(st.integers(1, 3), st.integers(2, 6), st.integers(1, 1000)),
    )


def _processes(latest: int, longest: int) -> SearchStrategy[list[tuple[int, int]]]:
    """The arrivals and bursts of up to 8 processes, whose arrivals are in any order."""
    one = st.tuples(st.integers(0, latest), st.integers(1, longest))
    return st.lists(one, min_size=1, max_size=8)

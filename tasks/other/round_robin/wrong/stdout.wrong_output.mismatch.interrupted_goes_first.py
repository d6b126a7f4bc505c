"""Mistake: an interrupted process joins the queue ahead of those that arrived meanwhile."""

from collections import deque


def round_robin_schedule(
    arrival: list[int], burst: list[int], quantum: int
) -> list[tuple[int, int, int]]:
    """Return (completion, turnaround, waiting) of each process, in input order."""
    # Sorting is stable: processes that arrive together keep their order.
    coming = deque(sorted(range(len(arrival)), key=arrival.__getitem__))
    ready: deque[int] = deque()
    remaining = list(burst)
    times = [(0, 0, 0)] * len(arrival)
    clock = 0
    while coming or ready:
        if not ready:  # the CPU is idle until the next process arrives
            clock = arrival[coming[0]]
            ready.append(coming.popleft())
        process = ready.popleft()
        used = min(quantum, remaining[process])
        clock += used
        remaining[process] -= used
        if remaining[process] > 0:
            ready.append(process)
        else:
            turnaround = clock - arrival[process]
            times[process] = (clock, turnaround, turnaround - burst[process])
        while coming and arrival[coming[0]] <= clock:
            ready.append(coming.popleft())
    return times

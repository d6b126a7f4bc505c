"""Round robin: a queue of processes, each of which runs for at most one quantum at a time.

O(n log n) for the order of arrival, and O(1) per time slice.
"""

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
        # All that arrived in the meantime go ahead of the process that was interrupted.
        while coming and arrival[coming[0]] <= clock:
            ready.append(coming.popleft())
        if remaining[process] > 0:
            ready.append(process)
        else:
            turnaround = clock - arrival[process]
            times[process] = (clock, turnaround, turnaround - burst[process])
    return times

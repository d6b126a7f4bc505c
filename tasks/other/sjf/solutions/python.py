"""Shortest job first without preemption, O(n log n).

A heap holds the processes that have arrived and not run yet, the one to run next on top.
"""

from heapq import heappop, heappush


def sjf_schedule(arrival: list[int], burst: list[int]) -> list[tuple[int, int, int]]:
    """Return (completion, turnaround, waiting) of each process, in input order."""
    by_arrival = sorted(range(len(arrival)), key=arrival.__getitem__, reverse=True)
    waiting: list[tuple[int, int, int]] = []  # (burst, arrival, process)
    times = [(0, 0, 0)] * len(arrival)
    clock = 0
    while by_arrival or waiting:
        if not waiting:  # the CPU is idle until the next process arrives
            clock = max(clock, arrival[by_arrival[-1]])
        while by_arrival and arrival[by_arrival[-1]] <= clock:
            process = by_arrival.pop()
            heappush(waiting, (burst[process], arrival[process], process))
        length, arrived, process = heappop(waiting)
        times[process] = (clock + length, clock + length - arrived, clock - arrived)
        clock += length
    return times

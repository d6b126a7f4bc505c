"""Mistake: taken from the end of a reversed order, processes that arrive together change places."""


def fcfs_schedule(arrival: list[int], burst: list[int]) -> list[tuple[int, int, int]]:
    """Return (completion, turnaround, waiting) of each process, in input order."""
    times = [(0, 0, 0)] * len(arrival)
    clock = 0
    waiting = sorted(range(len(arrival)), key=arrival.__getitem__, reverse=True)
    while waiting:
        process = waiting.pop()
        # If nobody is waiting, the CPU is idle until the next process arrives.
        clock = max(clock, arrival[process]) + burst[process]
        turnaround = clock - arrival[process]
        times[process] = (clock, turnaround, turnaround - burst[process])
    return times

"""Mistake: the CPU is never idle, so a process may run before it arrives."""


def fcfs_schedule(arrival: list[int], burst: list[int]) -> list[tuple[int, int, int]]:
    """Return (completion, turnaround, waiting) of each process, in input order."""
    times = [(0, 0, 0)] * len(arrival)
    clock = 0
    # Sorting is stable: processes that arrive together keep their order.
    for process in sorted(range(len(arrival)), key=arrival.__getitem__):
        clock += burst[process]
        turnaround = clock - arrival[process]
        times[process] = (clock, turnaround, turnaround - burst[process])
    return times

"""First come, first served: the CPU takes the processes in the order of arrival, O(n log n)."""


def fcfs_schedule(arrival: list[int], burst: list[int]) -> list[tuple[int, int, int]]:
    """Return (completion, turnaround, waiting) of each process, in input order."""
    times = [(0, 0, 0)] * len(arrival)
    clock = 0
    # Sorting is stable: processes that arrive together keep their order.
    for process in sorted(range(len(arrival)), key=arrival.__getitem__):
        # If nobody is waiting, the CPU is idle until the next process arrives.
        clock = max(clock, arrival[process]) + burst[process]
        turnaround = clock - arrival[process]
        times[process] = (clock, turnaround, turnaround - burst[process])
    return times

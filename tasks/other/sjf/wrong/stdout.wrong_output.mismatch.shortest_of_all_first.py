"""Mistake: the processes are sorted by burst, and who has arrived plays no part."""


def sjf_schedule(arrival: list[int], burst: list[int]) -> list[tuple[int, int, int]]:
    """Return (completion, turnaround, waiting) of each process, in input order."""
    by_arrival = sorted(range(len(arrival)), key=burst.__getitem__, reverse=True)
    times = [(0, 0, 0)] * len(arrival)
    clock = 0
    while by_arrival:
        process = by_arrival.pop()
        length, arrived = burst[process], arrival[process]
        clock = max(clock, arrived)
        times[process] = (clock + length, clock + length - arrived, clock - arrived)
        clock += length
    return times

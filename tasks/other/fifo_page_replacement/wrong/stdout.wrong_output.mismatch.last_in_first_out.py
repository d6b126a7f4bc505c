"""Mistake: the page loaded last makes room, as on a stack."""

from collections import deque


def fifo_page_faults(pages: list[int], frames: int) -> int:
    """Return the number of page faults."""
    queue: deque[int] = deque()
    in_memory: set[int] = set()
    faults = 0
    for page in pages:
        if page in in_memory:
            continue  # a hit does not change the order
        faults += 1
        if len(queue) == frames:
            in_memory.remove(queue.pop())
        queue.append(page)
        in_memory.add(page)
    return faults

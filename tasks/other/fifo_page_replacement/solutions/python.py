"""First-in-first-out page replacement, O(1) per request.

A queue tells the order in which the pages in memory were loaded, a set whether a page is there.
"""

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
            in_memory.remove(queue.popleft())
        queue.append(page)
        in_memory.add(page)
    return faults

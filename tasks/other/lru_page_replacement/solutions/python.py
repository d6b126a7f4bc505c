"""Least-recently-used page replacement, O(1) per request.

An ordered dictionary holds the pages in memory, the one whose last request lies furthest back
first.
"""

from collections import OrderedDict


def lru_page_faults(pages: list[int], frames: int) -> int:
    """Return the number of page faults."""
    memory: OrderedDict[int, None] = OrderedDict()
    faults = 0
    for page in pages:
        if page in memory:
            memory.move_to_end(page)
            continue
        faults += 1
        if len(memory) == frames:
            memory.popitem(last=False)
        memory[page] = None
    return faults

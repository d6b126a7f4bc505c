"""Mistake: a hit leaves the order as it is, which is FIFO."""

from collections import OrderedDict


def lru_page_faults(pages: list[int], frames: int) -> int:
    """Return the number of page faults."""
    memory: OrderedDict[int, None] = OrderedDict()
    faults = 0
    for page in pages:
        if page in memory:
            continue
        faults += 1
        if len(memory) == frames:
            memory.popitem(last=False)
        memory[page] = None
    return faults

"""Mistake: the value moved to the end stays in the heap, so the next one to sink passes it."""


def heap_sort(values: list[int]) -> list[int]:
    """Return the values in non-decreasing order."""
    heap = values.copy()
    for root in reversed(range(len(heap) // 2)):
        sift_down(heap, root)
    for end in reversed(range(1, len(heap))):
        heap[0], heap[end] = heap[end], heap[0]
        sift_down(heap, 0)
    return heap


def sift_down(heap: list[int], root: int) -> None:
    """Let the value at root sink in the heap until no child is larger."""
    largest = root
    for child in (2 * root + 1, 2 * root + 2):
        if child < len(heap) and heap[child] > heap[largest]:
            largest = child
    if largest != root:
        heap[root], heap[largest] = heap[largest], heap[root]
        sift_down(heap, largest)

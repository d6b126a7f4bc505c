"""Heap sort: build a max-heap, then move its largest value behind the heap, n times. O(n log n)."""


def heap_sort(values: list[int]) -> list[int]:
    """Return the values in non-decreasing order."""
    heap = values.copy()
    # Leaves are heaps already, so building starts at the last node that has a child.
    for root in reversed(range(len(heap) // 2)):
        sift_down(heap, root, len(heap))
    for end in reversed(range(1, len(heap))):
        # heap[:end + 1] is a heap, and heap[end + 1:] holds the largest values in order.
        heap[0], heap[end] = heap[end], heap[0]
        sift_down(heap, 0, end)
    return heap


def sift_down(heap: list[int], root: int, size: int) -> None:
    """Let the value at root sink in heap[:size] until no child is larger."""
    value = heap[root]
    while (child := 2 * root + 1) < size:
        if child + 1 < size and heap[child + 1] > heap[child]:
            child += 1
        if heap[child] <= value:
            break
        heap[root] = heap[child]
        root = child
    heap[root] = value

"""Mistake: low = middle never moves once two positions are left, so the search hangs."""


def binary_search(values: list[int], target: int) -> int:
    low, high = 0, len(values) - 1
    while values[low] != target:
        middle = (low + high) // 2
        if values[middle] <= target:
            low = middle
        else:
            high = middle
    return low

"""Binary search: halve the part of the list that can still hold the target. O(log n)."""


def binary_search(values: list[int], target: int) -> int:
    """Return the position of target in ascending values, or -1."""
    low, high = 0, len(values)
    # The target, if it occurs at all, is in values[low:high].
    while low < high:
        middle = (low + high) // 2
        if values[middle] < target:
            low = middle + 1
        else:
            high = middle
    return low if low < len(values) and values[low] == target else -1

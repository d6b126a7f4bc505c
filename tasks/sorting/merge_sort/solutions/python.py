"""Top-down merge sort, O(n log n) time and O(n) space.

Both halves are sorted recursively, then merged in linear time.
"""


def merge_sort(values: list[int]) -> list[int]:
    """Return the values in non-decreasing order."""
    if len(values) <= 1:
        return values.copy()
    middle = len(values) // 2
    return merge(merge_sort(values[:middle]), merge_sort(values[middle:]))


def merge(left: list[int], right: list[int]) -> list[int]:
    """Return the elements of two sorted lists in order."""
    merged = []
    i = j = 0
    while i < len(left) and j < len(right):
        if left[i] <= right[j]:  # on a tie the left one goes first, which keeps the sort stable
            merged.append(left[i])
            i += 1
        else:
            merged.append(right[j])
            j += 1
    # One of the two is used up; what is left of the other is in order already.
    merged += left[i:]
    merged += right[j:]
    return merged

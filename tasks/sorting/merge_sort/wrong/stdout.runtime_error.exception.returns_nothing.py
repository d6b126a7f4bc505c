"""Mistake: it sorts the list in place and returns None, while the caller expects the result."""


def merge_sort(values: list[int]) -> list[int]:
    """Sort the values in non-decreasing order."""
    if len(values) <= 1:
        return
    middle = len(values) // 2
    left, right = values[:middle], values[middle:]
    merge_sort(left)
    merge_sort(right)

    i = j = 0
    for k in range(len(values)):
        if j == len(right) or (i < len(left) and left[i] <= right[j]):
            values[k] = left[i]
            i += 1
        else:
            values[k] = right[j]
            j += 1

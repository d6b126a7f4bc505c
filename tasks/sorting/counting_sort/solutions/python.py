"""Counting sort, O(n + range) time and space.

No two values are compared: how often each one occurs says how long its run in the result is.
"""


def counting_sort(values: list[int]) -> list[int]:
    """Return the values in non-decreasing order."""
    if not values:
        return []
    smallest = min(values)
    counts = [0] * (max(values) - smallest + 1)
    for value in values:
        counts[value - smallest] += 1  # the shift keeps negative values off negative indices
    ordered = []
    for value, count in enumerate(counts, start=smallest):
        ordered += [value] * count
    return ordered

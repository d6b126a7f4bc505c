"""Mistake: a negative value is used as an index, which in Python counts from the end."""


def counting_sort(values: list[int]) -> list[int]:
    """Return the values in non-decreasing order."""
    if not values:
        return []
    counts = [0] * (max(values) + 1)
    for value in values:
        counts[value] += 1
    ordered = []
    for value, count in enumerate(counts):
        ordered += [value] * count
    return ordered

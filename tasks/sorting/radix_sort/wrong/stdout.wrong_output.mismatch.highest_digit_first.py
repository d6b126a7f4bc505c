"""Mistake: the passes go from the most to the least significant digit."""


def radix_sort(values: list[int]) -> list[int]:
    """Return the values, none of them negative, in non-decreasing order."""
    ordered = values.copy()
    digits = len(str(max(values, default=0)))
    for place in reversed(range(digits)):
        buckets: list[list[int]] = [[] for _ in range(10)]
        for value in ordered:
            buckets[value // 10**place % 10].append(value)
        ordered = [value for bucket in buckets for value in bucket]
    return ordered

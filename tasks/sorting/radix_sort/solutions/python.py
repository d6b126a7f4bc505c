"""LSD radix sort in base 256, O(d * (n + 256)) for values of d digits.

Values are dealt into buckets by one digit at a time, the least significant first. Each pass keeps
the order of equal digits, so after the last digit the values are in order.
"""

DIGIT_BITS = 8
BASE = 1 << DIGIT_BITS


def radix_sort(values: list[int]) -> list[int]:
    """Return the values, none of them negative, in non-decreasing order."""
    ordered = values.copy()
    largest = max(values, default=0)
    shift = 0
    while largest >> shift > 0:
        buckets: list[list[int]] = [[] for _ in range(BASE)]
        for value in ordered:
            buckets[value >> shift & BASE - 1].append(value)
        ordered = [value for bucket in buckets for value in bucket]
        shift += DIGIT_BITS
    return ordered

"""Longest increasing subsequence, O(n log n).

tails[k] is the smallest value at which an increasing subsequence of k + 1 of the values so far can
end. These ends increase, so a binary search finds the one that a value improves.
"""

from bisect import bisect_left


def longest_increasing_subsequence_length(values: list[int]) -> int:
    """Return the length of the longest strictly increasing subsequence."""
    tails: list[int] = []
    for value in values:
        # The first end that is not smaller: an equal value cannot extend it.
        k = bisect_left(tails, value)
        tails[k : k + 1] = [value]  # appends the value if it is greater than all ends
    return len(tails)

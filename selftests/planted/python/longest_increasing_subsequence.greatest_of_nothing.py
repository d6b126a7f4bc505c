"""Mistake: an empty list has no greatest length."""


def longest_increasing_subsequence_length(values: list[int]) -> int:
    """Return the length of the longest strictly increasing subsequence."""
    lengths: list[int] = []
    for i, value in enumerate(values):
        before = [lengths[j] for j in range(i) if values[j] < value]
        lengths.append(1 + max(before, default=0))
    return max(lengths)

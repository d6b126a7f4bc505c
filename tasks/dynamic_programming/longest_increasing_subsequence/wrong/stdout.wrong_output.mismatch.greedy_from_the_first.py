"""Mistake: takes every value that is greater than the last one taken, starting with the first."""


def longest_increasing_subsequence_length(values: list[int]) -> int:
    """Return the length of the longest strictly increasing subsequence."""
    taken: list[int] = []
    for value in values:
        if not taken or value > taken[-1]:
            taken.append(value)
    return len(taken)

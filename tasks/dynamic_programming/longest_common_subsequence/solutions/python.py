"""Longest common subsequence by dynamic programming over prefixes, O(|a| * |b|) time.

Only two rows of the table are kept: entry j of a row is the answer for one prefix of a and the
first j characters of b.
"""


def longest_common_subsequence_length(a: str, b: str) -> int:
    """Return the length of the longest common subsequence of two strings."""
    previous = [0] * (len(b) + 1)
    for character in a:
        current = [0]
        for j, other in enumerate(b):
            if character == other:
                current.append(previous[j] + 1)
            else:
                # One of the two last characters is of no use.
                current.append(max(previous[j + 1], current[j]))
        previous = current
    return previous[-1]

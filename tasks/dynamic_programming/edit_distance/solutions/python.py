"""Levenshtein distance by dynamic programming, O(|a| * |b|) time and O(|b|) space.

Only two rows of the table are kept: row i has the distances from the first i characters of a to
every prefix of b, and depends on row i - 1 alone.
"""


def edit_distance(a: str, b: str) -> int:
    """Return the least number of insertions, deletions and substitutions from a to b."""
    previous = list(range(len(b) + 1))  # from the empty prefix, everything is inserted
    for i, x in enumerate(a, start=1):
        current = [i]
        for j, y in enumerate(b, start=1):
            if x == y:
                current.append(previous[j - 1])
            else:
                current.append(1 + min(previous[j - 1], previous[j], current[j - 1]))
        previous = current
    return previous[-1]

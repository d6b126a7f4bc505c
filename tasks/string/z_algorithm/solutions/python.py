"""Pattern search by the Z-algorithm, O(n + m).

Entry i of the Z-array of a string is the length of the longest prefix of the string that also
starts at position i. In pattern + separator + text, the pattern occurs where it is len(pattern).
"""

SEPARATOR = "\n"  # not printable, so it occurs in neither string and stops every match


def z_search(text: str, pattern: str) -> list[int]:
    """Return the positions of all occurrences of the pattern, overlapping ones included."""
    z = z_array(pattern + SEPARATOR + text)
    offset = len(pattern) + len(SEPARATOR)
    return [start for start in range(len(text)) if z[offset + start] == len(pattern)]


def z_array(string: str) -> list[int]:
    """Return the Z-array; its first entry, which nothing needs, is 0."""
    z = [0] * len(string)
    # string[left:right] equals a prefix; of all such segments found it reaches furthest.
    left = right = 0
    for i in range(1, len(string)):
        if i < right:
            # The same characters stand in the prefix; beyond right nothing is known yet.
            z[i] = min(z[i - left], right - i)
        while i + z[i] < len(string) and string[z[i]] == string[i + z[i]]:
            z[i] += 1
        if i + z[i] > right:
            left, right = i, i + z[i]
    return z

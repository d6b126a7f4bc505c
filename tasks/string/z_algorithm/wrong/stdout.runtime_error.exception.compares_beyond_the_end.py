"""Mistake: the comparison runs beyond the end of the string where the text ends with a match."""


def z_search(text: str, pattern: str) -> list[int]:
    """Return the positions of all occurrences of the pattern, overlapping ones included."""
    z = z_array(pattern + "\n" + text)
    offset = len(pattern) + 1
    return [start for start in range(len(text)) if z[offset + start] == len(pattern)]


def z_array(string: str) -> list[int]:
    """Return the Z-array; its first entry, which nothing needs, is 0."""
    z = [0] * len(string)
    left = right = 0
    for i in range(1, len(string)):
        if i < right:
            z[i] = min(z[i - left], right - i)
        while string[z[i]] == string[i + z[i]]:
            z[i] += 1
        if i + z[i] > right:
            left, right = i, i + z[i]
    return z

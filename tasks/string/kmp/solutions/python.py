"""Knuth-Morris-Pratt string search, O(n + m).

After a mismatch the longest border of the part that matched says how much of the pattern still
matches, so the position in the text never moves back.
"""


def kmp_search(text: str, pattern: str) -> list[int]:
    """Return the positions of all occurrences of the pattern, overlapping ones included."""
    border = border_lengths(pattern)
    positions = []
    matched = 0  # how many characters of the pattern match just before the position in the text
    for end, character in enumerate(text, start=1):
        while matched > 0 and pattern[matched] != character:
            matched = border[matched - 1]
        if pattern[matched] == character:
            matched += 1
        if matched == len(pattern):
            positions.append(end - matched)
            matched = border[matched - 1]  # the next occurrence may overlap this one
    return positions


def border_lengths(pattern: str) -> list[int]:
    """Return, for each prefix, the length of its longest proper prefix that is also its suffix."""
    border = [0] * len(pattern)
    length = 0
    for i in range(1, len(pattern)):
        while length > 0 and pattern[i] != pattern[length]:
            length = border[length - 1]
        if pattern[i] == pattern[length]:
            length += 1
        border[i] = length
    return border

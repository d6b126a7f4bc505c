"""Mistake: after a mismatch it starts over instead of falling back to the longest border."""


def kmp_search(text: str, pattern: str) -> list[int]:
    """Return the positions of all occurrences of the pattern, overlapping ones included."""
    border = border_lengths(pattern)
    positions = []
    matched = 0  # how many characters of the pattern match just before the position in the text
    for end, character in enumerate(text, start=1):
        if pattern[matched] != character:
            matched = 0
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

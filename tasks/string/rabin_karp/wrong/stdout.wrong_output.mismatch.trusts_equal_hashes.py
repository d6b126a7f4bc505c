"""Mistake: equal hashes count as an occurrence, though the sum of codes ignores their order."""


def rabin_karp_search(text: str, pattern: str) -> list[int]:
    """Return the positions of all occurrences of the pattern, overlapping ones included."""
    length = len(pattern)
    wanted = sum(map(ord, pattern))
    window = sum(map(ord, text[:length]))
    positions = []
    for start in range(len(text) - length + 1):
        if window == wanted:
            positions.append(start)
        if start + length < len(text):
            window += ord(text[start + length]) - ord(text[start])
    return positions

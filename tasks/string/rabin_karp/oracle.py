"""Rabin-Karp by the standard library's own search, started anew behind each occurrence's start."""


def answer(text: str, pattern: str) -> list[int]:
    """All start positions, as str.find meets them."""
    positions = []
    start = text.find(pattern)
    while start >= 0:
        positions.append(start)
        start = text.find(pattern, start + 1)
    return positions

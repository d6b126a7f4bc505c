"""The oracle of vigenere."""

from itertools import cycle
from string import ascii_letters, ascii_lowercase, ascii_uppercase


def answer(text: str, key: str) -> str:
    """Return the encrypted text, looking each letter up in the alphabet of its key letter."""
    tables = {}
    for places, letter in enumerate(ascii_lowercase):
        rotated = [a[places:] + a[:places] for a in (ascii_lowercase, ascii_uppercase)]
        tables[letter] = dict(zip(ascii_lowercase + ascii_uppercase, "".join(rotated), strict=True))
    letters = cycle(key.lower())
    return "".join(tables[next(letters)][c] if c in ascii_letters else c for c in text)

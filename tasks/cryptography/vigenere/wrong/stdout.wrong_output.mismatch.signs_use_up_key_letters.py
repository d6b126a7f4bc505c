"""Mistake: the key moves on at every character, not only at letters."""

from itertools import cycle


def vigenere_encrypt(text: str, key: str) -> str:
    """Return the text with every letter moved by the places of its key letter."""
    shifts = cycle([ord(letter) - ord("a") for letter in key.lower()])
    return "".join(
        shifted(character, shift) if character.isalpha() else character
        for character, shift in zip(text, shifts, strict=False)
    )


def shifted(letter: str, places: int) -> str:
    """Return the letter that stands some places further on in the alphabet, in the same case."""
    first = ord("a") if letter.islower() else ord("A")
    return chr(first + (ord(letter) - first + places) % 26)

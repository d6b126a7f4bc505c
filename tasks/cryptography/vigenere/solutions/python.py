"""Vigenere cipher, O(n): a Caesar cipher whose shift changes with every letter of the text."""

from itertools import cycle


def vigenere_encrypt(text: str, key: str) -> str:
    """Return the text with every letter moved by the places of its key letter."""
    shifts = cycle([ord(letter) - ord("a") for letter in key.lower()])
    # Only letters ask for the next shift, so other characters use up no key letter.
    return "".join(
        shifted(character, next(shifts)) if character.isalpha() else character for character in text
    )


def shifted(letter: str, places: int) -> str:
    """Return the letter that stands some places further on in the alphabet, in the same case."""
    first = ord("a") if letter.islower() else ord("A")
    return chr(first + (ord(letter) - first + places) % 26)

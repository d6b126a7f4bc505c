"""The oracle of caesar_cipher."""

from string import ascii_lowercase, ascii_uppercase


def answer(text: str, shift: int) -> str:
    """Return the encrypted text by str.translate, from each alphabet to its rotated copy."""
    rotated = [
        alphabet[shift % 26 :] + alphabet[: shift % 26]
        for alphabet in (ascii_lowercase, ascii_uppercase)
    ]
    return text.translate(str.maketrans(ascii_lowercase + ascii_uppercase, "".join(rotated)))

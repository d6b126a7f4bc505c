"""Caesar cipher, O(n): each letter is replaced by the one that stands some places further on."""


def caesar_encrypt(text: str, shift: int) -> str:
    """Return the text with every letter moved by shift places within its own alphabet."""
    return "".join(shifted(character, shift) for character in text)


def shifted(character: str, shift: int) -> str:
    """Return a letter moved by shift places; any other character as it is."""
    if "a" <= character <= "z":
        first = ord("a")
    elif "A" <= character <= "Z":
        first = ord("A")
    else:
        return character
    # The remainder is never negative, so the alphabet wraps around at both ends.
    return chr(first + (ord(character) - first + shift) % 26)

"""Rabin-Karp string search, O(n + m) expected.

The hash of each window of the text follows from that of the window before it in constant time. Only
where it equals the hash of the pattern are the characters compared.
"""

BASE = 256
MODULUS = (1 << 61) - 1  # a prime


def rabin_karp_search(text: str, pattern: str) -> list[int]:
    """Return the positions of all occurrences of the pattern, overlapping ones included."""
    length = len(pattern)
    if length > len(text):
        return []
    wanted = hash_of(pattern)
    window = hash_of(text[:length])
    leading = pow(BASE, length - 1, MODULUS)  # the weight of a window's first character
    positions = []
    for start in range(len(text) - length + 1):
        # Equal hashes may be a coincidence.
        if window == wanted and text.startswith(pattern, start):
            positions.append(start)
        if start + length < len(text):
            window -= ord(text[start]) * leading
            window = (window * BASE + ord(text[start + length])) % MODULUS
    return positions


def hash_of(string: str) -> int:
    """Return the hash: the string read as a number whose digits are its characters."""
    value = 0
    for character in string:
        value = (value * BASE + ord(character)) % MODULUS
    return value

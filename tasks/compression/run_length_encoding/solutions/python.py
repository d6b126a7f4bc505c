"""Run-length encoding, O(n).

Each run is measured from its first character to the first different one behind it.
"""


def run_length_encode(text: str) -> str:
    """Return the text with each run written as its length and its character."""
    pieces = []  # joined once at the end: a string that grows would be copied again and again
    start = 0
    while start < len(text):
        end = start + 1
        while end < len(text) and text[end] == text[start]:
            end += 1
        pieces.append(f"{end - start}{text[start]}")
        start = end
    return "".join(pieces)

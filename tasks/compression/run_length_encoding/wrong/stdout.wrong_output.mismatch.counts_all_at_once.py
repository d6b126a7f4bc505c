"""Mistake: it counts each character in the whole text instead of in its run."""

from collections import Counter


def run_length_encode(text: str) -> str:
    """Return the text with each run written as its length and its character."""
    return "".join(f"{count}{character}" for character, count in Counter(text).items())

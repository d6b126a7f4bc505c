"""The right answer by the standard library."""

import hashlib


def answer(message: str) -> str:
    """The digest, by hashlib."""
    return hashlib.sha256(message.encode("ascii")).hexdigest()

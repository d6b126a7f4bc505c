"""The oracle of run_length_encoding."""

from itertools import groupby


def answer(text: str) -> str:
    """Return the encoded text, with the runs that itertools.groupby finds."""
    return "".join(f"{len(list(run))}{character}" for character, run in groupby(text))

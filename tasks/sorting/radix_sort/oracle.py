"""Radix Sort by the sort of the standard library."""


def answer(values: list[int]) -> list[int]:
    """The values as Python's own sort orders them."""
    return sorted(values)

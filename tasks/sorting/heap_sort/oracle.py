"""The right answer by the standard library."""


def answer(values: list[int]) -> list[int]:
    """The values in ascending order, by Python's built-in sorted."""
    return sorted(values)

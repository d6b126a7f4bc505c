"""The oracle of permutations."""

from itertools import permutations


def answer(items: list[int]) -> list[list[int]]:
    """Return what itertools.permutations gives, as a sorted set."""
    return [list(arrangement) for arrangement in sorted(set(permutations(items)))]

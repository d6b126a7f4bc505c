"""The oracle of bankers."""

from functools import cache


def answer(
    available: list[int], allocation: list[list[int]], maximum: list[list[int]]
) -> list[int]:
    """Return the first safe order that trying all orders in lexicographic order finds."""
    everybody = frozenset(range(len(allocation)))

    @cache
    def first_order(finished: frozenset[int]) -> list[int] | None:
        if finished == everybody:
            return []
        free = [
            units + sum(allocation[i][j] for i in finished) for j, units in enumerate(available)
        ]
        for i in sorted(everybody - finished):
            if all(
                most <= held + units
                for most, held, units in zip(maximum[i], allocation[i], free, strict=True)
            ):
                rest = first_order(finished | {i})
                if rest is not None:
                    return [i, *rest]
        return None

    return first_order(frozenset()) or []

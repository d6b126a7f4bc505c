"""Mistake: a finished process gives back its maximum, not only what it holds."""


def find_safe_sequence(
    available: list[int], allocation: list[list[int]], maximum: list[list[int]]
) -> list[int]:
    """Return the lexicographically smallest safe sequence, or an empty list if there is none."""
    need = [
        [most - held for most, held in zip(*rows, strict=True)]
        for rows in zip(maximum, allocation, strict=True)
    ]
    free = list(available)
    waiting = list(range(len(allocation)))
    sequence = []
    while waiting:
        able = (p for p in waiting if all(x <= y for x, y in zip(need[p], free, strict=True)))
        process = next(able, None)
        if process is None:
            return []
        waiting.remove(process)
        sequence.append(process)
        free = [x + y for x, y in zip(free, maximum[process], strict=True)]
    return sequence

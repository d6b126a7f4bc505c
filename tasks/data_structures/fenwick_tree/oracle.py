"""Fenwick Tree by the array itself: each sum is added up anew."""


def answer(values: list[int], operations: list[tuple[str, int, int]]) -> list[int]:
    """The answers of all queries."""
    entries = list(values)
    answers = []
    for kind, a, b in operations:
        if kind == "add":
            entries[a] += b
        elif kind == "prefix":
            answers.append(sum(entries[: a + 1]))
        else:
            answers.append(sum(entries[a : b + 1]))
    return answers

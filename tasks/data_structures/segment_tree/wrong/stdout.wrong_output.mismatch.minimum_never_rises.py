"""Mistake: an update only lowers minima, and keeps an old minimum that is gone."""


def run_segment_tree(values: list[int], operations: list[tuple[str, int, int]]) -> list[int]:
    """Return what the queries among the operations answer, in order."""
    leaves = len(values)
    sums = [0] * leaves + values
    minima = [0] * leaves + values
    for i in reversed(range(1, leaves)):
        sums[i] = sums[2 * i] + sums[2 * i + 1]
        minima[i] = min(minima[2 * i], minima[2 * i + 1])

    answers = []
    for kind, a, b in operations:
        if kind == "set":
            i = leaves + a
            change = b - sums[i]
            while i >= 1:
                sums[i] += change
                minima[i] = min(minima[i], b)
                i //= 2
            continue
        nodes = []
        low, high = leaves + a, leaves + b + 1
        while low < high:
            if low % 2 == 1:
                nodes.append(low)
                low += 1
            if high % 2 == 1:
                high -= 1
                nodes.append(high)
            low //= 2
            high //= 2
        if kind == "sum":
            answers.append(sum(sums[i] for i in nodes))
        else:
            answers.append(min(minima[i] for i in nodes))
    return answers

"""0/1 knapsack by dynamic programming over capacities, O(n * capacity).

After some of the items have been looked at, best[c] is the greatest value that they can have in a
knapsack of capacity c.
"""


def knapsack(capacity: int, weights: list[int], values: list[int]) -> int:
    """Return the greatest total value of items whose total weight is at most the capacity."""
    best = [0] * (capacity + 1)
    for weight, value in zip(weights, values, strict=True):
        # The new row is made from the old one only, so the item cannot be taken twice.
        with_item = [rest + value for rest in best[: max(capacity + 1 - weight, 0)]]
        without_item = best[weight:]
        best[weight:] = [a if a > b else b for a, b in zip(with_item, without_item, strict=True)]
    return best[capacity]

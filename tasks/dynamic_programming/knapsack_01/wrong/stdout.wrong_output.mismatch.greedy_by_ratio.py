"""Mistake: takes items by value per weight while they fit, which suits only divisible ones."""


def knapsack(capacity: int, weights: list[int], values: list[int]) -> int:
    """Return the greatest total value of items whose total weight is at most the capacity."""
    total = 0
    for weight, value in sorted(
        zip(weights, values, strict=True), key=lambda item: item[1] / item[0], reverse=True
    ):
        if weight <= capacity:
            capacity -= weight
            total += value
    return total

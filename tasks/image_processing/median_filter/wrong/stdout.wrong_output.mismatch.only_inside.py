"""Mistake: at the border it takes the median of those pixels of the block that lie inside."""


def median_filter(image: list[list[int]]) -> list[list[int]]:
    """Return the filtered image."""
    height, width = len(image), len(image[0])
    return [[block_median(image, y, x) for x in range(width)] for y in range(height)]


def block_median(image: list[list[int]], y: int, x: int) -> int:
    """Return the median of the 3 x 3 block around a pixel."""
    rows = image[max(y - 1, 0) : y + 2]
    block = sorted(pixel for row in rows for pixel in row[max(x - 1, 0) : x + 2])
    return block[len(block) // 2]

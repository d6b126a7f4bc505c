"""Median filter, O(H * W): the median of the 3 x 3 block around every pixel."""


def median_filter(image: list[list[int]]) -> list[list[int]]:
    """Return the filtered image."""
    # Repeating the border pixels does the same as clamping coordinates.
    rows = [[row[0], *row, row[-1]] for row in image]
    rows = [rows[0], *rows, rows[-1]]
    height, width = len(image), len(image[0])
    return [[block_median(rows[y : y + 3], x) for x in range(width)] for y in range(height)]


def block_median(rows: list[list[int]], left: int) -> int:
    """Return the median of the 3 x 3 block that starts at a column of three rows."""
    above, here, below = (row[left : left + 3] for row in rows)
    return sorted(above + here + below)[4]

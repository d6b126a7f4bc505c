"""Mistake: the mean is rounded to the nearest integer instead of down."""


def box_blur(image: list[list[int]]) -> list[list[int]]:
    """Return the blurred image, its means rounded down."""
    # Repeating the border pixels does the same as clamping coordinates.
    rows = [image[0], *image, image[-1]]
    return [
        blur_row(above, here, below)
        for above, here, below in zip(rows, rows[1:], rows[2:], strict=False)
    ]


def blur_row(above: list[int], here: list[int], below: list[int]) -> list[int]:
    """Return the means of one row, given the rows around it."""
    sums = [a + h + b for a, h, b in zip(above, here, below, strict=True)]
    sums = [sums[0], *sums, sums[-1]]
    return [
        round((left + middle + right) / 9)
        for left, middle, right in zip(sums, sums[1:], sums[2:], strict=False)
    ]

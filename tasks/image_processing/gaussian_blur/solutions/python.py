"""Gaussian blur, O(H * W): a weighted mean of the 3 x 3 block around every pixel.

The kernel is separable: its weights are the products of 1, 2, 1 in both directions. So each row is
combined with its neighbours first, and the columns of that result afterwards.
"""


def gaussian_blur(image: list[list[int]]) -> list[list[int]]:
    """Return the blurred image, its means rounded down."""
    # Repeating the border pixels does the same as clamping coordinates.
    rows = [image[0], *image, image[-1]]
    return [
        blur_row(above, here, below)
        for above, here, below in zip(rows, rows[1:], rows[2:], strict=False)
    ]


def blur_row(above: list[int], here: list[int], below: list[int]) -> list[int]:
    """Return the means of one row, given the rows around it."""
    smooth = [a + 2 * h + b for a, h, b in zip(above, here, below, strict=True)]
    smooth = [smooth[0], *smooth, smooth[-1]]
    # All weights together are 16; dividing only here keeps the sums exact until the end.
    return [
        (left + 2 * middle + right) // 16
        for left, middle, right in zip(smooth, smooth[1:], smooth[2:], strict=False)
    ]

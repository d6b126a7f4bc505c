"""2D convolution, O(H * W * kh * kw).

The kernel is turned by 180 degrees, and the image gets a margin of zeros, so wide that the kernel
never leaves it. A row of the result is then a sum of shifted rows, one for each entry of the
kernel.
"""


def convolve2d(image: list[list[int]], kernel: list[list[int]]) -> list[list[int]]:
    """Return the convolution in the size of the image; outside the image everything is 0."""
    turned = [row[::-1] for row in reversed(kernel)]
    margin = [0] * (len(kernel[0]) // 2)
    width = len(image[0])
    blank = [[0] * (width + 2 * len(margin))] * (len(kernel) // 2)
    padded = [*blank, *([*margin, *row, *margin] for row in image), *blank]
    return [weighted_row(padded[y : y + len(kernel)], turned, width) for y in range(len(image))]


def weighted_row(rows: list[list[int]], kernel: list[list[int]], width: int) -> list[int]:
    """Return one row of the result, given the padded rows that lie under the turned kernel."""
    sums = [0] * width
    for row, weights in zip(rows, kernel, strict=True):
        for shift, weight in enumerate(weights):
            shifted = row[shift : shift + width]
            sums = [total + weight * pixel for total, pixel in zip(sums, shifted, strict=True)]
    return sums

"""The oracle of box_blur."""

import numpy as np
from scipy import ndimage


def answer(image: list[list[int]]) -> list[list[int]]:
    """Return the blurred image by scipy.ndimage.correlate with a kernel of ones."""
    pixels = np.array(image, dtype=np.int64)
    sums = ndimage.correlate(pixels, np.ones((3, 3), dtype=np.int64), mode="nearest")
    return (sums // 9).tolist()

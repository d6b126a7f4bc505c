"""The oracle of gaussian_blur."""

import numpy as np
from scipy import ndimage


def answer(image: list[list[int]]) -> list[list[int]]:
    """Return the blurred image by scipy.ndimage.correlate with the whole kernel."""
    kernel = np.outer([1, 2, 1], [1, 2, 1])
    sums = ndimage.correlate(np.array(image, dtype=np.int64), kernel, mode="nearest")
    return (sums // 16).tolist()

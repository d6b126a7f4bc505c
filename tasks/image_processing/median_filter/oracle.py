"""The oracle of median_filter."""

import numpy as np
from scipy import ndimage


def answer(image: list[list[int]]) -> list[list[int]]:
    """Return the filtered image by scipy.ndimage.median_filter."""
    return ndimage.median_filter(np.array(image), size=3, mode="nearest").tolist()

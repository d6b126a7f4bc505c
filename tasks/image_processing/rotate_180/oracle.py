"""The oracle of rotate_180."""

import numpy as np


def answer(image: list[list[int]]) -> list[list[int]]:
    """Return the turned image by two quarter turns of numpy.rot90."""
    return np.rot90(np.array(image), 2).tolist()

"""The oracle of rotate_90."""

import numpy as np


def answer(image: list[list[int]]) -> list[list[int]]:
    """Return the turned image by numpy.rot90, which turns to the left."""
    return np.rot90(np.array(image), -1).tolist()

"""The oracle of convolution_2d."""

import numpy as np
from scipy import signal


def answer(image: list[list[int]], kernel: list[list[int]]) -> list[list[int]]:
    """Return the convolution by scipy.signal.convolve2d, cut to the size of the image.

    Its mode "same" would cut to the larger of the two, so the full one is cut here.
    """
    full = signal.convolve2d(np.array(image, np.int64), np.array(kernel, np.int64), mode="full")
    top, left = len(kernel) // 2, len(kernel[0]) // 2
    return full[top : top + len(image), left : left + len(image[0])].tolist()

"""The oracle of fft."""

import numpy as np


def answer(samples: list[float]) -> list[list[float]]:
    """Return the spectrum by numpy.fft.fft."""
    return [[float(x.real), float(x.imag)] for x in np.fft.fft(samples)]

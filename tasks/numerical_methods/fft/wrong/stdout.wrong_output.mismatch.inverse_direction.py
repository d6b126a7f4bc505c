"""Mistake: the exponent has the wrong sign, as in the inverse transform."""

import cmath


def fft(samples: list[float]) -> list[tuple[float, float]]:
    """Return the spectrum as pairs of real and imaginary part."""
    return [(x.real, x.imag) for x in spectrum(samples)]


def spectrum(samples: list[float]) -> list[complex]:
    """Return the spectrum of a power of two of samples."""
    n = len(samples)
    if n == 1:
        return [complex(samples[0])]
    even, odd = spectrum(samples[::2]), spectrum(samples[1::2])
    turned = [cmath.rect(1, 2 * cmath.pi * k / n) * x for k, x in enumerate(odd)]
    low = [e + t for e, t in zip(even, turned, strict=True)]
    high = [e - t for e, t in zip(even, turned, strict=True)]
    return low + high

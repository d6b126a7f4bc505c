"""The oracle of fft."""

from typing import Any

import numpy as np
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(samples: list[float]) -> list[list[float]]:
    """Return the spectrum by numpy.fft.fft."""
    return [[float(x.real), float(x.imag)] for x in np.fft.fft(samples)]


def queries() -> SearchStrategy[dict[str, Any]]:
    """Up to 16 samples, small, large, or few but 0, once or repeated to a signal of a period."""
    samples = st.one_of(
        st.just(st.integers(-9, 9).map(float)),
        st.just(st.integers(-8000, 8000).map(lambda eighths: eighths / 8)),
        st.just(st.sampled_from((0.0, 0.0, 0.0, 1.0))),
    )
    signals = st.builds(
        lambda period, times: period * times,
        st.tuples(st.integers(0, 4), samples).flatmap(_signals),
        st.just(1) | st.sampled_from((2, 4)),
    )
    return st.fixed_dictionaries({"samples": signals.filter(_rounds_clearly)})


def _signals(kind: tuple[int, SearchStrategy[float]]) -> SearchStrategy[list[float]]:
    """Signals of a power of two of samples."""
    power, sample = kind
    return st.lists(sample, min_size=2**power, max_size=2**power)


def _rounds_clearly(samples: list[float]) -> bool:
    """Whether no result is near the middle between two numbers of 4 decimals; one in 1000 is."""
    parts = np.abs(answer(samples))
    return bool((np.abs(parts * 1e4 % 1 - 0.5) > 1e-5).all())

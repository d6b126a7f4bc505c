"""The oracle of newton_raphson."""

from decimal import Decimal, localcontext
from itertools import pairwise
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(coefficients: list[float], x0: float, tolerance: float, max_iterations: int) -> float:
    """Return the last x of the iteration in decimals of 60 digits, p and p' summed by powers."""
    return float(iterates(coefficients, x0, tolerance, max_iterations)[-1])


def iterates(
    coefficients: list[float], x0: float, tolerance: float, max_iterations: int
) -> list[Decimal]:
    """Return x0 and the x after each step."""
    degree = len(coefficients) - 1
    terms = [(degree - i, Decimal(c)) for i, c in enumerate(coefficients)]
    found = [Decimal(x0)]
    with localcontext() as context:
        context.prec = 60
        for _ in range(max_iterations):
            x = found[-1]
            value = sum((c * raised(x, k) for k, c in terms), Decimal(0))
            slope = sum((k * c * raised(x, k - 1) for k, c in terms if k > 0), Decimal(0))
            if slope == 0:
                break
            found.append(x - value / slope)
            if abs(found[-1] - x) < Decimal(tolerance):
                break
    return found


def raised(x: Decimal, power: int) -> Decimal:
    """Return a power; decimals leave 0 to the power 0 undefined."""
    return x**power if power > 0 else Decimal(1)


def queries() -> SearchStrategy[dict[str, Any]]:
    """A single step anywhere, no slope at the start, double roots, and starts that converge."""
    kinds = st.one_of(_single_steps(), _flat_starts(), _from_outside(), _radicals(), _halving())
    return kinds.filter(_is_clear)


_COEFFICIENT = st.integers(-5, 5).map(float)
_TOLERANCE = st.sampled_from((1e-3, 1e-6, 1e-9, 1e-12))
_LIMIT = st.integers(1, 5) | st.sampled_from((50, 1000))


def _single_steps() -> SearchStrategy[dict[str, Any]]:
    """Any polynomial at any half, where one step leads no further than 10^5."""
    return st.builds(
        dict,
        coefficients=st.lists(_COEFFICIENT, min_size=1, max_size=6),
        x0=st.integers(-6, 6).map(lambda halves: halves / 2),
        tolerance=_TOLERANCE,
        max_iterations=st.just(1),
    )


def _flat_starts() -> SearchStrategy[dict[str, Any]]:
    """Polynomials without a linear term, at 0."""
    return st.builds(
        dict,
        coefficients=st.builds(
            lambda powers, constant: [*powers, 0.0, constant],
            st.lists(_COEFFICIENT, max_size=4),
            _COEFFICIENT,
        ),
        x0=st.just(0.0),
        tolerance=_TOLERANCE,
        max_iterations=_LIMIT,
    )


@st.composite
def _from_outside(draw: st.DrawFn) -> dict[str, Any]:
    """Starts at or beyond the outermost of the roots, from where the way to it is monotone."""
    roots = draw(st.lists(st.integers(-4, 4), min_size=1, max_size=4, unique=True))
    distance = draw(st.integers(0, 16)) / 4
    return {
        "coefficients": _expanded(draw(st.sampled_from((1, -2, 3))), roots),
        "x0": draw(st.sampled_from((max(roots) + distance, min(roots) - distance))),
        "tolerance": draw(_TOLERANCE),
        "max_iterations": draw(_LIMIT),
    }


def _radicals() -> SearchStrategy[dict[str, Any]]:
    """Square roots and higher ones, from a positive start."""
    return st.builds(
        dict,
        coefficients=st.builds(
            lambda zeros, radicand: [1.0, *[0.0] * zeros, float(-radicand)],
            st.integers(1, 4),
            st.integers(1, 30),
        ),
        x0=st.integers(1, 12).map(lambda halves: halves / 2),
        tolerance=_TOLERANCE,
        max_iterations=_LIMIT,
    )


@st.composite
def _halving(draw: st.DrawFn) -> dict[str, Any]:
    """Double roots, to which each step goes half the way, with steps of exactly tolerance."""
    root = draw(st.integers(-3, 3))
    return {
        "coefficients": _expanded(draw(st.sampled_from((1, -2, 3))), [root, root]),
        "x0": root + draw(st.sampled_from((1.0, -1.0, 2.0, 0.5, 3.0, -0.75))),
        # Not smaller, so that all values of the polynomial on the way are exact.
        "tolerance": draw(st.sampled_from((2.0**-10, 1e-3, 2.0**-12, 1e-4))),
        "max_iterations": draw(st.integers(8, 14) | st.just(1000)),
    }


def _expanded(factor: int, roots: list[int]) -> list[float]:
    """Return the coefficients of a polynomial that has these roots."""
    coefficients = [factor]
    for root in roots:
        shifted = zip([*coefficients, 0], [0, *coefficients], strict=True)
        coefficients = [higher - root * lower for higher, lower in shifted]
    return [float(c) for c in coefficients]


def _is_clear(query: dict[str, Any]) -> bool:
    """Whether rounding errors decide neither a digit nor which step is the last."""
    found = iterates(**query)
    tolerance = Decimal(query["tolerance"])
    steps = [abs(after - before) for before, after in pairwise(found)]
    return abs(float(abs(found[-1]) * 10**6 % 1) - 0.5) > 1e-3 and all(
        step == tolerance or abs(step / tolerance - 1) > 1e-6 for step in steps
    )

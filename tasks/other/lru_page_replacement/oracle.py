"""The oracle of lru_page_replacement."""

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(pages: list[int], frames: int) -> int:
    """Return the number of faults by looking at each request alone.

    A request is a hit if the page occurred before and since then fewer different pages than there
    are frames were requested, itself included.
    """
    return sum(
        page not in pages[:i] or len(set(pages[_last(pages, i) : i])) > frames
        for i, page in enumerate(pages)
    )


def _last(pages: list[int], i: int) -> int:
    """Return where page i was requested last before i."""
    return max(j for j in range(i) if pages[j] == pages[i])


def large(pages: list[int], frames: int) -> int:
    """Return the same from a dictionary in which the page used last stands last."""
    held: dict[int, None] = {}
    faults = 0
    for page in pages:
        if page in held:
            del held[page]
        else:
            faults += 1
            if len(held) == frames:
                del held[next(iter(held))]
        held[page] = None
    return faults


def queries() -> SearchStrategy[dict[str, Any]]:
    """Up to 24 requests for few pages, some again and again in one order, or of large numbers."""
    page = st.integers(0, 5)
    pages = st.one_of(
        st.lists(page, max_size=24),
        st.lists(page, min_size=12, max_size=24),
        st.builds(
            lambda cycle, times: cycle * times,
            st.lists(page, min_size=2, max_size=6, unique=True),
            st.integers(2, 4),
        ),
        st.lists(st.sampled_from((0, 1, 999_999, 10**6)), min_size=4, max_size=16),
    )
    frames = st.one_of(st.integers(1, 3), st.integers(2, 5), st.integers(1, 1000))
    return st.builds(dict, pages=pages, frames=frames)

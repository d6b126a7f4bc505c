"""The oracle of fifo_page_replacement."""

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy


def answer(pages: list[int], frames: int) -> int:
    """Return the number of faults from the list of all faults so far, which is never cut.

    In memory are the pages of the last faults, as many as there are frames.
    """
    loaded: list[int] = []
    for page in pages:
        if page not in loaded[-frames:]:
            loaded.append(page)
    return len(loaded)


def queries() -> SearchStrategy[dict[str, Any]]:
    """Up to 24 requests for few pages, some again and again in one order, or of large numbers."""
    page, large = st.integers(0, 5), st.sampled_from((0, 1, 999_999, 10**6))
    pages = st.one_of(
        st.lists(page, max_size=24),
        st.lists(page, min_size=12, max_size=24),
        st.builds(
            lambda cycle, times: cycle * times,
            st.lists(page, min_size=2, max_size=6, unique=True),
            st.integers(2, 4),
        ),
        st.sampled_from((0, 4)).flatmap(lambda least: st.lists(large, min_size=least, max_size=16)),
    )
    frames = st.one_of(st.integers(1, 3), st.integers(2, 5), st.integers(1, 1000))
    return st.builds(dict, pages=pages, frames=frames)

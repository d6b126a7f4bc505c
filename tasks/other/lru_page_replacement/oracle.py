"""The oracle of lru_page_replacement."""


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

"""The oracle of fifo_page_replacement."""


def answer(pages: list[int], frames: int) -> int:
    """Return the number of faults from the list of all faults so far, which is never cut.

    In memory are the pages of the last faults, as many as there are frames.
    """
    loaded: list[int] = []
    for page in pages:
        if page not in loaded[-frames:]:
            loaded.append(page)
    return len(loaded)

"""The right answer by comparing the pattern with the text at every place."""


def answer(text: str, pattern: str) -> list[int]:
    """All places at which the pattern occurs, in ascending order."""
    return [start for start in range(len(text)) if text.startswith(pattern, start)]

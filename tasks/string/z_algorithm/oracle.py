"""Z-Algorithm by a regular expression that looks ahead, so that occurrences may overlap."""

import re


def answer(text: str, pattern: str) -> list[int]:
    """All positions at which the pattern, taken literally, follows."""
    return [match.start() for match in re.finditer(f"(?={re.escape(pattern)})", text)]

"""How far a command is that takes its time: one line of the terminal that is written again."""

import sys
from collections.abc import Callable

from algoreval.agenda import Progress
from algoreval.safe import fitted


def told(label: str) -> Callable[[Progress], object]:
    """What tells how many answers of whoever is called so are there; silent without a terminal."""

    def tell(progress: Progress) -> None:
        done = progress.total - progress.left
        show(f"{label}: {done} of {progress.total} answers", not progress.left)

    return tell


def show(text: str, last: bool) -> None:
    """Writes the line, and ends it if it is the last; nothing without a terminal."""
    if sys.stderr.isatty():
        end = "\r\n" if last else ""
        print(f"\r{fitted(text, 79)}", end=end, file=sys.stderr, flush=True)

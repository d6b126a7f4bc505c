"""How far a command is that asks a model: one line of the terminal that is written again."""

import sys
from collections.abc import Callable

from algoreval.agenda import Progress
from algoreval.safe import fitted


def told(label: str) -> Callable[[Progress], object]:
    """What tells how many answers of whoever is called so are there; silent without a terminal."""
    if not sys.stderr.isatty():
        return lambda progress: None

    def tell(progress: Progress) -> None:
        line = f"{label}: {progress.total - progress.left} of {progress.total} answers"
        end = "" if progress.left else "\r\n"
        print(f"\r{fitted(line, 79)}", end=end, file=sys.stderr, flush=True)

    return tell

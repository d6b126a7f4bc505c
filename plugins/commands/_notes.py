"""What a reader must know of a command's input: notes beside its output, each one line."""

import sys
from collections.abc import Iterable

from algoreval.safe import on_one_line


def tell(lines: Iterable[str]) -> None:
    """Writes each as a note to standard error."""
    for line in lines:
        print(f"note: {on_one_line(line)}", file=sys.stderr, flush=True)

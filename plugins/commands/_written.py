"""What a command wrote into a folder: files that it writes no more must not lie beside new ones."""

import json
from collections.abc import Iterable
from pathlib import Path

from algoreval.state import write_whole
from plugins.commands._notes import tell

FILE = ".written.json"
"""The files that each command wrote into the folder the last time."""


def sweep(folder: Path, by: str, written: Iterable[Path]) -> None:
    """Deletes what `by` wrote into the folder the last time and did not write now, and says so."""
    known = _known(folder)
    before = known.pop(by, frozenset())
    known[by] = frozenset(path.name for path in written)
    for name in sorted(before.difference(*known.values())):
        if (folder / name).is_file():
            (folder / name).unlink()
            tell([f"{folder / name}: deleted, for an earlier call wrote it and this one did not"])
    content = {one: sorted(names) for one, names in sorted(known.items()) if names}
    write_whole(folder / FILE, (json.dumps(content, indent=1) + "\n").encode())


def _known(folder: Path) -> dict[str, frozenset[str]]:
    """By command, names of files in this folder alone; none if the list cannot be read."""
    try:
        found = json.loads((folder / FILE).read_bytes())
        return {
            str(by): frozenset(name for name in names if Path(name).name == name)
            for by, names in found.items()
        }
    except (OSError, ValueError, TypeError, AttributeError, RecursionError):
        return {}

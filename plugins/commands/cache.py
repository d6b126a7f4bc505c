"""Says what is kept of earlier sessions, such as verdicts; `cache --clear` deletes it."""

import argparse
import shutil
from pathlib import Path

from algoreval.errors import ConfigError
from algoreval.state import state_folder

KEPT = ("builds", "suites", "verdicts")
"""Folders of the state folder that hold results; all else there belongs to the toolchains."""


def run(arguments: list[str]) -> int:
    """Prints a line for each kind. Raises ConfigError if something cannot be deleted."""
    parser = argparse.ArgumentParser(prog="python -m algoreval cache", description=__doc__)
    parser.add_argument("--clear", action="store_true", help="delete them; all is judged anew")
    clear = parser.parse_args(arguments).clear
    state = state_folder()
    for name in KEPT:
        sizes = [path.stat().st_size for path in (state / name).glob("??/*")]
        print(f"{name}: {len(sizes)} in {sum(sizes) / 1e6:.1f} MB{', deleted' if clear else ''}")
        if clear:
            _delete(state / name)
    return 0


def _delete(folder: Path) -> None:
    try:
        if folder.is_dir():
            shutil.rmtree(folder)
    except OSError as error:
        raise ConfigError(f"{folder}: cannot be deleted: {error.strerror}") from error

"""Every report of a run, written into its folder from its records alone."""

from pathlib import Path
from typing import Protocol, cast

from algoreval.errors import ConfigError
from algoreval.registry import load_plugin, plugin_names
from algoreval.runs import Run, read_run
from algoreval.state import write_whole


class Report(Protocol):
    """A file of plugins/reports/."""

    FILE: str
    """The name of the file that it writes."""

    @staticmethod
    def render(run: Run) -> str:
        """The content of that file."""


def reports() -> list[Report]:
    """All kinds of reports there are."""
    return [cast(Report, load_plugin("reports", name)) for name in plugin_names("reports")]


def write_reports(folder: Path, found: Run | None = None) -> list[Path]:
    """Writes all reports of the run in this folder and gives their paths.

    The run is read if it is not given. A reader of a file sees its old text or its new one, never
    half. Raises ConfigError, in one line, if the folder holds no readable run or cannot be written.
    """
    run = found or read_run(folder)
    return [replace_text(folder / report.FILE, report.render(run)) for report in reports()]


def replace_text(path: Path, text: str) -> Path:
    """Writes a file and gives its path: all of it, or nothing and the old text stays.

    Raises ConfigError, in one line, if it cannot be written.
    """
    try:
        write_whole(path, text.encode())
    except OSError as error:
        raise ConfigError(f"{path}: cannot be written: {error.strerror}") from error
    return path

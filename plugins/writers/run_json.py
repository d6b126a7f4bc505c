"""run.json: what the run as a whole was, there from its beginning and replaced at its end."""

from pathlib import Path

from algoreval.errors import JudgeError
from algoreval.record import Record
from algoreval.run_info import RunInfo
from algoreval.state import write_whole

FILE = "run.json"


def open_writer(folder: Path) -> "RunJson":
    """The writer of a run's description."""
    return RunJson(folder / FILE)


class RunJson:
    """Keeps one small file up to date; a reader sees the old text or the new, never half."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def begin(self, info: RunInfo) -> None:
        """Write what is known as the run starts."""
        self._write(info)

    def add(self, record: Record) -> None:
        """Nothing: counts are written at the end."""

    def end(self, info: RunInfo) -> None:
        """Write how the run ended."""
        self._write(info)

    def _write(self, info: RunInfo) -> None:
        try:
            write_whole(self._path, info.json_text().encode())
        except OSError as error:
            raise JudgeError(f"{FILE} cannot be written: {error.strerror}") from error

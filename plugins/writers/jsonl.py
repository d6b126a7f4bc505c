"""records.jsonl: one line per record, in the file as soon as the record is made."""

import json
import os
from pathlib import Path

from algoreval.errors import JudgeError
from algoreval.record import Record
from algoreval.run_info import RunInfo

FILE = "records.jsonl"


def open_writer(folder: Path) -> "JsonLines":
    """The writer of a run's records. What is there already stays, but for a torn last line."""
    return JsonLines(folder / FILE)


class JsonLines:
    """Appends records to one file. Whoever opens it holds the run's lock."""

    def __init__(self, path: Path) -> None:
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        except OSError as error:
            raise JudgeError(f"{path.name} cannot be written: {error.strerror}") from error
        self._name = path.name
        self._mend()

    def begin(self, info: RunInfo) -> None:
        """Nothing: the records say it all."""

    def add(self, record: Record) -> None:
        """Append one record. Either its whole line is in the file afterwards, or nothing of it."""
        line = record.row().encode("ascii") + b"\n"
        size = os.fstat(self._file).st_size
        try:
            # One write: were we killed between two, half a line would stay behind.
            written = os.write(self._file, line)
        except OSError as error:
            raise JudgeError(f"{self._name} cannot be written: {error.strerror}") from error
        if written < len(line):
            os.ftruncate(self._file, size)
            raise JudgeError(f"{self._name} cannot be written: the disk is full")

    def end(self, info: RunInfo) -> None:
        """Let go of the file."""
        os.close(self._file)

    def _mend(self) -> None:
        """End the file in a line feed: complete its last line, or cut it off if it is torn."""
        size = os.fstat(self._file).st_size
        if not size or os.pread(self._file, 1, size - 1) == b"\n":
            return
        begin, last = size, b""
        while begin and b"\n" not in last:
            step = min(begin, 1 << 16)
            begin -= step
            last = os.pread(self._file, step, begin) + last
        last = last[last.rfind(b"\n") + 1 :]
        try:
            json.loads(last)
        except (ValueError, RecursionError):
            os.ftruncate(self._file, size - len(last))
        else:
            os.write(self._file, b"\n")

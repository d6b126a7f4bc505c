"""The folder of one run, reports/<run>/: opened once, by one process, and continued on request."""

import fcntl
import os
import re
import warnings
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Protocol

from algoreval.errors import ConfigError
from algoreval.record import Record, latest
from algoreval.record_file import each_record
from algoreval.registry import load_plugin, plugin_names
from algoreval.report import reports
from algoreval.run_info import (
    RunInfo,
    differences,
    host_class,
    of_conditions,
    read_run_info,
    versions,
)
from algoreval.runs import slim
from algoreval.safe import impersonal

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,99}")
"""What a run may be called: it is the name of a folder, too."""

UNDER_WAY = "it is under way, or was killed"


Key = tuple[str, int, str]
"""`Record.key`."""


class Writer(Protocol):
    """What `open_writer(folder)` of a file in plugins/writers/ returns."""

    def begin(self, info: RunInfo) -> None:
        """The run starts."""

    def add(self, record: Record) -> None:
        """A record was made."""

    def end(self, info: RunInfo) -> None:
        """The run is over."""


class RunFolder:
    """The run that this session writes: its files, and its records without their texts.

    Raises ConfigError if the run cannot be opened: another process writes it, it belongs to
    another model or other settings, or its files are broken.
    """

    def __init__(self, reports: Path, name: str | None, about: Mapping[str, Any]) -> None:
        if name is None:
            self.path = _new_folder(reports, default_name(str(about.get("model", ""))))
        else:
            self.path = _folder(reports, check_name(name))
        self._lock: int | None = _locked(self.path)
        self.notes: list[str] = []
        """What a person should know about how the run was opened."""

        self._records: dict[Key, Record] = {}
        self._replaced: set[Key] = set()
        self._writers: list[Writer] = []
        try:
            self.earlier = earlier = read_run_info(self.path / "run.json")
            """How the last session left the run, if there was one."""

            self._records = {record.key: record for record in self._earlier_records()}
            self.info = self._checked(self._started(about, earlier), earlier)
            self._open_writers()
        except BaseException:
            self._unlock()
            raise
        self.kept = frozenset(key for key, record in self._records.items() if record.judged)
        """Keys of the verdicts that were there before."""

    @property
    def name(self) -> str:
        """The run's name."""
        return self.path.name

    @property
    def records(self) -> list[Record]:
        """The run's records, the latest of each test, without prompts, replies and evidence."""
        return list(self._records.values())

    @property
    def replaced(self) -> int:
        """How many verdicts from before were replaced."""
        return len(self._replaced)

    def add(self, record: Record) -> None:
        """Write one record. Raises JudgeError if it cannot be written."""
        for writer in self._writers:
            writer.add(record)
        if record.key in self.kept and record.judged:
            self._replaced.add(record.key)
        before = self._records.get(record.key)
        self._records[record.key] = latest([*([before] if before else []), slim(record)])[0]

    def end(self, info: RunInfo) -> None:
        """Close the run's files, with what it came to be. Harmless when called again."""
        writers, self._writers = self._writers, []
        try:
            for writer in writers:
                writer.end(info)
        finally:
            self._unlock()

    def forget(self) -> None:
        """Remove the folder of a run that was ended without a record, unless others use it."""
        ours = {"run.json", "records.jsonl"}
        pages = {report.FILE for report in reports()}
        left = {
            path.name for path in self.path.iterdir() if path.name in ours or path.stat().st_size
        }
        if not self._records and ours <= left <= ours | pages:
            for path in self.path.iterdir():
                path.unlink()
            self.path.rmdir()

    def _unlock(self) -> None:
        lock, self._lock = self._lock, None
        if lock is not None:
            os.close(lock)

    def _open_writers(self) -> None:
        for name in plugin_names("writers"):
            writer: Writer = load_plugin("writers", name).open_writer(self.path)
            writer.begin(self.info)
            self._writers.append(writer)

    def _started(self, about: Mapping[str, Any], earlier: RunInfo | None) -> RunInfo:
        now = datetime.now(UTC).isoformat(timespec="seconds")
        # Conditions of earlier sessions are still the run's.
        prompts = {
            **(of_conditions(earlier.prompts) if earlier else {}),
            **about.get("prompts", {}),
        }
        return RunInfo(
            **{**about, "prompts": prompts},
            run=self.name,
            versions=versions(),
            host=host_class(),
            sessions=1 + (earlier.sessions if earlier else 0),
            started=earlier.started if earlier else now,
            incomplete_because=(UNDER_WAY,),
        )

    def _checked(self, info: RunInfo, earlier: RunInfo | None) -> RunInfo:
        differing = differences(earlier, info) if earlier else []
        if not earlier:
            models = sorted({record.model for record in self.records} - {info.model})
            differing = [f"model was {models[0]!r}, now {info.model!r}"] if models else []
        if differing:
            raise ConfigError(
                f"run {self.name!r} cannot be continued: {'; '.join(differing)}; "
                "give another name with --run"
            )
        if earlier:
            self.notes.append(f"continues run {self.name}, session {info.sessions}")
        return info

    def _earlier_records(self) -> list[Record]:
        path = self.path / "records.jsonl"
        if not path.exists():
            return []
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            records = latest(map(slim, each_record(path)))
        self.notes += [str(warning.message).rpartition("/")[2] for warning in caught]
        return records


def default_name(model: str) -> str:
    """A name for a run that was given none: the model and the time in UTC."""
    slug = re.sub(r"[^A-Za-z0-9._]+", "-", impersonal(model)).strip("-._")[:60]
    return f"{slug or 'run'}-{datetime.now(UTC):%Y%m%d-%H%M%S}"


def check_name(name: str) -> str:
    """The name, if a run may be called so. Raises ConfigError otherwise."""
    if NAME.fullmatch(name):
        return name
    raise ConfigError(
        f"--run {name!r}: a run's name has only letters, digits, '.', '_' and '-', begins with "
        "a letter or digit and is no path; --reports=DIR says where runs are kept"
    )


@contextmanager
def _made(path: Path) -> Iterator[None]:
    try:
        yield
    except FileExistsError:
        raise
    except OSError as error:
        raise ConfigError(f"{path}: the run's folder cannot be made: {error.strerror}") from error


def _new_folder(reports: Path, name: str) -> Path:
    for number in range(1, 1000):
        path = reports / (name if number == 1 else f"{name}-{number}")
        try:
            with _made(path):
                path.mkdir(parents=True)
        except FileExistsError:
            if reports.is_dir():
                continue
            raise ConfigError(f"{reports}: no folder; choose another with --reports=DIR") from None
        return path
    raise ConfigError(f"{reports / name}: too many runs of this name; give one with --run")


def _folder(reports: Path, name: str) -> Path:
    path = reports / name
    try:
        with _made(path):
            path.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise ConfigError(f"{path}: no folder; give another name with --run") from None
    return path


def _locked(path: Path) -> int:
    # The folder itself is locked: no file for it has to be made, shipped or cleaned up.
    lock = os.open(path, os.O_RDONLY | os.O_DIRECTORY)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(lock)
        if isinstance(error, BlockingIOError):
            raise ConfigError(
                f"run {path.name!r} is being written by another process; "
                "wait for it, or give another name with --run"
            ) from None
        raise ConfigError(f"{path}: cannot be locked: {error.strerror}") from error
    return lock

"""The sample store: what was paid for is on disk before anybody reads it.

A store is a JSON Lines file, one row a sample, only ever appended to:

    {"v": 1, "key": "...", "instance": "dijkstra-rust-adj_list", "index": 0,
     "model": "openai:gpt-4o-mini", "decoding": {...}, "prompt_sha256": "...",
     "completion": "...", "finish_reason": "stop", "usage": {...}, ...}

`key` answers look-ups (see `algoreval.model.sample_key`). A row with `error` instead of
`completion` is a request that failed: for people, never the answer to a look-up.

Texts stay on disk: memory holds where each row begins.
"""

import fcntl
import os
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from algoreval.errors import ConfigError, JudgeError
from algoreval.model import Completion, Sample
from algoreval.sample_row import Damaged, Row, dump_sample, each_line, load_sample, read_rows
from algoreval.state import refuse_odd


def stored_keys(path: Path) -> frozenset[str]:
    """Keys of the samples in a store, read without touching it; none if there is no such file.

    Raises ConfigError, naming the line, if one is damaged.
    """
    if not path.exists():
        return frozenset()
    return frozenset(key for _, row in read_rows(path) for key in _answering(row))


@dataclass
class Told:
    """What the server tells of all its answers, in whichever session they came."""

    served: Counter[str] = field(default_factory=Counter)
    """How many are from which model, by its own word."""

    reasons: Counter[bool] = field(default_factory=Counter)
    """How many came with a finish reason, and how many without."""

    def add(self, answer: Completion) -> None:
        """One answer more."""
        self.served.update(filter(None, [answer.served]))
        self.reasons[answer.finish_reason is not None] += 1

    def doubts(self) -> Iterator[str]:
        """What a person should know, a line each."""
        if len(self.served) > 1:
            named = ", ".join(f"{name} ({count})" for name, count in self.served.most_common(5))
            yield (
                f"by the server's own word, not one model answered: {named}; give each a run of "
                "its own"
            )
        if self.reasons[True] and self.reasons[False]:
            yield (
                f"{self.reasons[False]} of {self.reasons.total()} answers came without a finish "
                "reason, unlike the others: they may be broken off"
            )


class Store:
    """A store that this process alone has open.

    One thread puts, any thread gets. Opening raises ConfigError if another run holds the file or
    a line of it is damaged; a torn last line, left by a writer that was killed, is cut off.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._rows: dict[str, tuple[int, int]] = {}
        self.told = Told()
        self._fd = _open_locked(path)
        try:
            self._end = self._load()
        except BaseException:
            os.close(self._fd)
            raise

    @classmethod
    def temporary(cls) -> "Store":
        """A store in a file without a name: for samples that nobody needs to keep."""
        store = cls.__new__(cls)
        store.path, store._rows, store._end = Path("(unnamed temporary file)"), {}, 0
        store.told = Told()
        with tempfile.TemporaryFile() as file:
            store._fd = os.dup(file.fileno())
        return store

    def __len__(self) -> int:
        return len(set(self._rows.values()))

    def __contains__(self, key: str) -> bool:
        return key in self._rows

    def get(self, key: str) -> Sample | None:
        """The sample of that key, read from disk."""
        place = self._rows.get(key)
        if place is None:
            return None
        start, length = place
        return load_sample(os.pread(self._fd, length, start))

    def put(self, key: str, sample: Sample) -> None:
        """One row more, with one write: what is written survives the death of this process.

        Raises JudgeError if the disk takes it only in part; the part is removed again.
        """
        line = dump_sample(sample, key).encode() + b"\n"
        try:
            written = os.pwrite(self._fd, line, self._end)
            if written < len(line):
                raise OSError(None, "no space left on device")
        except OSError as error:
            os.ftruncate(self._fd, self._end)
            raise JudgeError(
                f"cannot write to the sample store {self.path}: {error.strerror}; "
                "all samples written so far are kept"
            ) from error
        if sample.completion is not None:
            self._rows.setdefault(key, (self._end, len(line)))
            self.told.add(sample.completion)
        self._end += len(line)

    def close(self) -> None:
        """The file is closed and free for the next run."""
        os.close(self._fd)

    def _load(self) -> int:
        end = 0
        with os.fdopen(os.dup(self._fd), "rb") as file:
            try:
                for line in each_line(file, self.path):
                    for key in _answering(line.row):
                        self._rows.setdefault(key, (line.start, line.length))
                    if answer := line.row and line.row.answer():
                        self.told.add(answer)
                    end = line.start + line.length
            except Damaged as error:
                raise ConfigError(
                    f"{error}; nothing was changed: repair or remove this line, or name another "
                    "store"
                ) from None
        if end < os.fstat(self._fd).st_size:
            os.ftruncate(self._fd, end)
        if end and os.pread(self._fd, 1, end - 1) != b"\n":  # whole, but by an editor's hand
            end += os.pwrite(self._fd, b"\n", end)
        return end


def _answering(row: Row | None) -> Iterator[str]:
    """The keys that a row answers to."""
    return iter(()) if row is None or row.completion is None else row.keys()


def _open_locked(path: Path) -> int:
    refuse_odd(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fd = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    except OSError as error:
        raise ConfigError(f"cannot open the sample store {path}: {error.strerror}") from error
    try:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(fd)
        raise ConfigError(
            f"the sample store {path} is in use by another run; wait for it or name another store"
        ) from None
    except OSError as error:
        os.close(fd)
        raise ConfigError(f"cannot lock the sample store {path}: {error.strerror}") from error
    return fd

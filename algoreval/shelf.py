"""Results kept by the hash of what made them, for all processes of this machine.

A process may be killed at any moment: an entry is there whole or not at all, and one that is
damaged all the same (a full disk, a power cut) counts as absent.
"""

import contextlib
import hashlib
import json
import os
import time
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from algoreval.state import locked, write_whole

ROOM_BYTES = 1 << 30
"""How much the shelf may hold; what was not asked for longest goes first."""

TIDY_SECONDS = 3600
"""How often it is looked at whether that is so: a look at a full shelf takes a while."""


@dataclass(frozen=True)
class Entry:
    """A note of plain values and some content."""

    note: dict[str, Any]
    content: bytes


class Shelf:
    """Entries by key, one file each, in a folder."""

    def __init__(
        self, folder: Path, room_bytes: int = ROOM_BYTES, tidy_seconds: float = TIDY_SECONDS
    ) -> None:
        self._folder = folder
        if self._is_due(tidy_seconds):
            self._make_room(room_bytes)

    def slot(self, key: str) -> AbstractContextManager[None]:
        """Held while a key is looked up and filled, so that nothing is made twice."""
        # Some thousand locks for any number of keys: two that share one only wait.
        return locked(self._folder / "locks" / key[:3])

    def get(self, key: str) -> Entry | None:
        """The entry, or None if there is none that is whole."""
        path = self._path(key)
        try:
            data = path.read_bytes()
            os.utime(path)
        except OSError:
            return None
        digest, _, body = data.partition(b"\n")
        if hashlib.sha256(body).hexdigest().encode() != digest:
            return None
        note, _, content = body.partition(b"\n")
        return Entry(json.loads(note), content)

    def put(self, key: str, entry: Entry) -> None:
        """Keeps an entry, if there is room for it: a build that is not kept is made again."""
        body = json.dumps(entry.note).encode() + b"\n" + entry.content
        with contextlib.suppress(OSError):
            write_whole(self._path(key), hashlib.sha256(body).hexdigest().encode() + b"\n" + body)

    def _path(self, key: str) -> Path:
        return self._folder / key[:2] / key

    def _is_due(self, tidy_seconds: float) -> bool:
        tidied = self._folder / "tidied"
        with contextlib.suppress(OSError):
            if time.time() - tidied.stat().st_mtime < tidy_seconds:
                return False
        with contextlib.suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            tidied.touch()
        return True

    def _make_room(self, room_bytes: int) -> None:
        entries = []
        for path in self._folder.glob("??/*"):
            try:
                status = path.stat()
            except FileNotFoundError:
                continue
            entries.append((status.st_mtime_ns, status.st_size, path))
        excess = sum(size for _, size, _ in entries) - room_bytes
        for _, size, path in sorted(entries):
            if excess <= 0:
                return
            path.unlink(missing_ok=True)
            excess -= size

"""A log of requests: what was sent when, and what came of it. No key and no address is in it."""

import json
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from algoreval.errors import ConfigError
from algoreval.model import Completion, Model, Request


class RequestLog:
    """A file of JSON Lines that is only appended to, one line for each request that was sent."""

    def __init__(self, path: Path) -> None:
        """Raises ConfigError if the file cannot be written."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC, 0o644)
        except OSError as error:
            raise ConfigError(f"cannot write the log {path}: {error.strerror}") from error
        self._path = path
        self.trouble: str | None = None
        """Why the log has ended before the requests: it never costs an answer."""

    def add(
        self, model: Model, request: Request, number: int, seconds: float, answer: Completion | str
    ) -> None:
        """One request that has ended, the `number`-th for its sample; a text is what went wrong."""
        row: dict[str, Any] = {
            "ended": datetime.now(UTC).isoformat(timespec="milliseconds"),
            "seconds": round(seconds, 3),
            "instance": request.instance,
            "index": request.index,
            "try": number,
            "model": model.name,
            "decoding": model.decoding.plain(),
            "prompt": {"system": request.prompt.system, "user": request.prompt.user},
        }
        if isinstance(answer, str):
            row["error"] = " ".join(answer.split())
        else:
            row |= {"finish_reason": answer.finish_reason, "usage": answer.usage}
        if self.trouble is None:
            self._write(json.dumps(row).encode("ascii") + b"\n")

    def close(self) -> None:
        """The file is let go of."""
        os.close(self._file)

    def _write(self, line: bytes) -> None:
        try:
            os.write(self._file, line)
        except OSError as error:
            self.trouble = f"the log {self._path} ends early: {error.strerror}"

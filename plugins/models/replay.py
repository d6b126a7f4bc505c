r"""Samples from a file, judged as if a model had just given them: `--model replay:samples.jsonl`.

The file is JSON Lines, one sample a line, several an instance if there are:

    {"instance": "kmp-rust", "completion": "Here it is:\n```rust\n..."}
    {"instance": "kmp-rust", "completion": "...", "index": 1}

`index` counts an instance's samples from 0; where it is missing, order of appearance counts.
`finish_reason`, `usage`, `reasoning`, `refusal` and `decoding` are taken over where they stand;
lines with `error` hold no sample and other fields are ignored. So the sample store of a run is a
replay file, and one sample a line is all it takes to judge what another harness generated.
"""

import hashlib
import os
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import IO

from algoreval.errors import ConfigError
from algoreval.instance import check_id
from algoreval.model import (
    NO_WEIGHTS,
    Completion,
    Decoding,
    ModelOptions,
    ProviderError,
    Request,
)
from algoreval.store import Row, parse_row


def open_model(spec: str, options: ModelOptions) -> "ReplayModel":
    """The samples of the file. Raises ConfigError, naming the line, if one cannot be used."""
    if not spec:
        raise ConfigError("--model replay needs a file: --model replay:samples.jsonl")
    return ReplayModel(Path(spec), options.free)


class ReplayModel:
    """A file of samples; its texts stay on disk."""

    endpoint = ""
    stored = False
    weights = NO_WEIGHTS
    at_once = None

    def __init__(self, path: Path, free: bool = False) -> None:
        self._free = free
        self.name = f"replay:{path.name}"
        self._path = path
        self._places: dict[tuple[str, int], tuple[int, int]] = {}
        self._lines: dict[tuple[str, int], int] = {}
        self._seen: Counter[str] = Counter()
        self._decodings: set[Decoding | None] = set()
        self._torn = False
        try:
            self._fd = os.open(path, os.O_RDONLY)
            with os.fdopen(os.dup(self._fd), "rb") as file:
                self._load(file)
                file.seek(0)
                self.content = hashlib.file_digest(file, "sha256").hexdigest()
        except OSError as error:
            raise ConfigError(f"cannot read {path}: {error.strerror}") from None
        if not self._places:
            raise ConfigError(f"{path} holds no samples")
        self.held = frozenset(self._places)
        alike = len(self._decodings) == 1
        self.decoding = (self._decodings.pop() if alike else None) or Decoding()

    def unavailable(self, instance: str, index: int) -> str | None:
        """Says so if the file lacks this sample."""
        if (instance, index) in self._places:
            return None
        torn = "; its last line is cut off" if self._torn else ""
        return f"{self._path.name} holds no sample {index} of {instance}{torn}"

    async def complete(self, request: Request) -> Completion:
        """The sample, read from the file."""
        start, length = self._places[request.instance, request.index]
        try:
            row = parse_row(os.pread(self._fd, length, start))
        except ValueError as error:
            raise ProviderError(f"{self._path} was changed while it was in use") from error
        answer = row.answer()
        if answer is None:
            raise ProviderError(f"{self._path} was changed while it was in use")
        return replace(answer, asked=row.prompt_sha256)

    async def close(self) -> None:
        """The file stays open: it may be read again, and the process's end closes it."""

    def _load(self, file: IO[bytes]) -> None:
        end = 0
        for number, line in enumerate(file, 1):
            try:
                row = parse_row(line) if line.strip() else None
                if row is not None and row.completion is not None:
                    self._add(row, number, (end, len(line)))
                elif row is not None and row.error is None and row.unavailable is None:
                    raise ValueError("completion: missing")
            except ConfigError as error:
                raise ConfigError(f"{self._path}:{number}: {error}") from None
            except ValueError as error:
                if not line.endswith(b"\n") and line.startswith(b'{"v": 1, '):
                    self._torn = True  # the store of a run that was killed
                    return
                raise ConfigError(f"{self._path}:{number}: {error}") from None
            end += len(line)

    def _add(self, row: Row, number: int, place: tuple[int, int]) -> None:
        if row.instance not in self._seen and not self._free:
            check_id(row.instance)  # a misspelt one would otherwise be one that nobody asks for
        index = self._seen[row.instance] if row.index is None else row.index
        self._seen[row.instance] += 1
        sample = (row.instance, index)
        if sample in self._places:
            raise ValueError(
                f"sample {index} of {row.instance} is there already, in line "
                f"{self._lines[sample]}; keep the samples of one model, prompt and decoding"
            )
        self._places[sample] = place
        self._lines[sample] = number
        self._decodings.add(row.decoding)

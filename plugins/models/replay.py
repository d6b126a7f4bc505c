r"""Samples from a file, judged as if a model had just given them: `--model replay:samples.jsonl`.

The file is JSON Lines, one sample a line, several an instance if there are:

    {"instance": "kmp-rust", "completion": "Here it is:\n```rust\n..."}
    {"instance": "kmp-rust", "completion": "...", "index": 1}

`index` counts an instance's samples from 0; where it is missing, order of appearance counts.
`finish_reason`, `usage`, `reasoning`, `refusal` and `decoding` are taken over where they stand;
lines with `error` hold no sample and other fields are ignored. So the sample store of a run is a
replay file, and one sample a line is all it takes to judge what another harness generated.

`--model replay:FOLDER` takes all *.jsonl of a folder as samples of one model, called after the
folder: say, a file for each condition. Of a run's folder it takes the sample store.
"""

import os
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path

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
from algoreval.runs import RECORDS, SAMPLES, is_file
from algoreval.sample_row import TORN, Line, Row, each_line, parse_row
from algoreval.state import refuse_odd
from algoreval.weights import fingerprint


def open_model(spec: str, options: ModelOptions) -> "ReplayModel":
    """The samples of the file or folder. Raises ConfigError, naming the line that is of no use."""
    if not spec:
        raise ConfigError("--model replay needs a file: --model replay:samples.jsonl")
    return ReplayModel(Path(spec), options.free)


def _files(path: Path) -> list[Path]:
    if not path.is_dir():
        return [path]
    if is_file(path / RECORDS):
        return [path / SAMPLES]
    return sorted(path.glob("*.jsonl"))


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a sample lies."""

    file: Path
    number: int
    """Its line, from 1."""

    fd: int
    start: int
    length: int


class ReplayModel:
    """Files of samples; their texts stay on disk."""

    stored = False
    weights = NO_WEIGHTS
    at_once = None

    def __init__(self, path: Path, free: bool = False) -> None:
        self._free = free
        self.name = f"replay:{path.name or path.resolve().name}"
        self._path = path
        self._places: dict[tuple[str, int], _Place] = {}
        self._decodings: set[Decoding | None] = set()
        self.notes: list[str] = []
        files = _files(path)
        for file in files:
            refuse_odd(file)
            try:
                self._load(file, os.open(file, os.O_RDONLY))
            except OSError as error:
                raise ConfigError(f"cannot read {file}: {error.strerror}") from None
        if not self._places:
            raise ConfigError(f"{path} holds no samples")
        self.content = fingerprint(path.name, files)["sha256"]
        self.held = frozenset(self._places)
        alike = len(self._decodings) == 1
        self.decoding = (self._decodings.pop() if alike else None) or Decoding()

    def unavailable(self, instance: str, index: int) -> str | None:
        """Says so if the file lacks this sample."""
        if (instance, index) in self._places:
            return None
        notes = "".join(f"; {note}" for note in self.notes)
        return f"{self._path.name} holds no sample {index} of {instance}{notes}"

    async def complete(self, request: Request) -> Completion:
        """The sample, read from the file."""
        place = self._places[request.instance, request.index]
        try:
            row = parse_row(os.pread(place.fd, place.length, place.start))
        except ValueError as error:
            raise ProviderError(f"{place.file} was changed while it was in use") from error
        answer = row.answer()
        if answer is None:
            raise ProviderError(f"{place.file} was changed while it was in use")
        return replace(answer, asked=row.prompt_sha256)

    async def close(self) -> None:
        """Files stay open: they may be read again, and the process's end closes them."""

    def _load(self, path: Path, fd: int) -> None:
        seen: Counter[str] = Counter()
        number = end = 0
        with os.fdopen(os.dup(fd), "rb") as file:
            for line in each_line(file, path):
                number, end = line.number, line.start + line.length
                try:
                    self._take(line, seen, _Place(path, number, fd, line.start, line.length))
                except (ConfigError, ValueError) as error:
                    raise ConfigError(f"{path}:{number}: {error}") from None
        if end < os.fstat(fd).st_size:
            self.notes.append(f"line {number + 1} of {path.name}, its last, {TORN}")

    def _take(self, line: Line, seen: Counter[str], place: _Place) -> None:
        row = line.row
        if row is not None and row.completion is not None:
            self._add(row, seen, place)
        elif row is not None and row.error is None and row.unavailable is None:
            raise ValueError("completion: missing")

    def _add(self, row: Row, seen: Counter[str], place: _Place) -> None:
        if row.instance not in seen and not self._free:
            check_id(row.instance)  # a misspelt one would otherwise be one that nobody asks for
        index = seen[row.instance] if row.index is None else row.index
        seen[row.instance] += 1
        sample = (row.instance, index)
        if earlier := self._places.get(sample):
            elsewhere = "" if earlier.file == place.file else f" of {earlier.file}"
            raise ValueError(
                f"sample {index} of {row.instance} is there already, in line "
                f"{earlier.number}{elsewhere}; keep the samples of one model, prompt and decoding"
            )
        self._places[sample] = place
        self._decodings.add(row.decoding)

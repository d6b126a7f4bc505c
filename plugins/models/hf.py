"""A Hugging Face model through transformers: `--model hf:/path/to/folder` or `hf:owner/name`.

A folder is what `save_pretrained` writes; `hf:model.gguf` reads a GGUF file, and `owner/name` is
looked for in the hub's cache, then on the hub. The model lives in this process, on a GPU if torch
has one, else on the processor, and answers several requests at a time (`--batch`).
"""

import asyncio
import importlib
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Protocol

from algoreval.errors import ConfigError
from algoreval.model import NO_WEIGHTS, Completion, ModelOptions, ProviderError, Request
from algoreval.weights import check_memory, fingerprint, free_memory

INSTALL = "run `make hf`"
KEPT = ("*.json", "*.jinja", "*.model", "*.safetensors", "*.txt")
"""The files that make up a model; of others, a repository may hold any number."""

GATHER = 0.02
"""Seconds for the lanes that just got their answers to come with the next request."""

Answer = Completion | ProviderError


class Runner(Protocol):
    """What `plugins.models._transformers` offers: the part that needs torch."""

    def answer(self, requests: Sequence[Request], stopped: threading.Event) -> list[Answer]:
        """One answer a request; soon after `stopped` is set, whatever there is."""


@dataclass(frozen=True)
class Place:
    """A model on the disk."""

    name: str
    folder: Path
    files: tuple[Path, ...]
    gguf: str | None = None

    @property
    def large(self) -> list[Path]:
        """The files that are loaded into memory whole."""
        return [path for path in self.files if path.suffix in (".gguf", ".safetensors")]


def open_model(spec: str, options: ModelOptions) -> "HFModel":
    """The model, loaded, unless it is only to be described."""
    if not spec:
        raise ConfigError("--model hf needs a folder or a name: --model hf:/path or hf:owner/name")
    if options.base_url:
        raise ConfigError("--model hf runs the model itself; leave out --base-url")
    place = _place(spec, options.offline)
    model = HFModel(spec if place is None else place.name, place, options)
    if place is not None and not options.offline:
        model.runner = _loaded(spec, place, options)
    return model


class HFModel:
    """A model of transformers', asked in batches."""

    stored = True
    held = None
    notes = ()
    content = ""

    def __init__(self, name: str, place: Place | None, options: ModelOptions) -> None:
        """Without a place it can only be described."""
        self.name = f"hf:{name}"
        self.decoding = options.decoding()
        self.at_once = options.batch
        found = place and fingerprint(place.name, place.files)
        self.weights: Mapping[str, str] = found or NO_WEIGHTS
        self.runner: Runner | None = None
        self._waiting: list[tuple[Request, asyncio.Future[Completion]]] = []
        self._work: asyncio.Task[None] | None = None
        self._stopped = threading.Event()

    def unavailable(self, instance: str, index: int) -> str | None:
        """It can be asked for anything."""
        return None

    async def complete(self, request: Request) -> Completion:
        """The answer to one request, when its batch is done."""
        answer: asyncio.Future[Completion] = asyncio.get_running_loop().create_future()
        self._waiting.append((request, answer))
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._batches())
        completion = await answer
        return replace(completion, served="{file} sha256:{sha256}".format(**self.weights))

    async def close(self) -> None:
        """The batch at work is given up, and memory is free again."""
        self._stopped.set()
        if self._work is not None:
            with suppress(asyncio.CancelledError):
                await self._work
        self.runner = None

    async def _batches(self) -> None:
        while self._waiting and not self._stopped.is_set():
            await asyncio.sleep(GATHER)
            batch, self._waiting = self._waiting[: self.at_once], self._waiting[self.at_once :]
            batch = [(request, answer) for request, answer in batch if not answer.done()]
            requests = [request for request, _ in batch]
            answers = await asyncio.to_thread(self._answers, requests) if batch else []
            for (_, waiting), answer in zip(batch, answers, strict=True):
                if waiting.done():
                    continue
                if isinstance(answer, ProviderError):
                    waiting.set_exception(answer)
                else:
                    waiting.set_result(answer)

    def _answers(self, requests: list[Request]) -> list[Answer]:
        assert self.runner is not None
        try:
            return self.runner.answer(requests, self._stopped)
        except Exception as error:
            return [ProviderError(_line(error)) for _ in requests]


def _place(spec: str, offline: bool) -> Place | None:
    """Where the model lies; None if it does not lie here yet and must not be fetched."""
    path = Path(spec).expanduser()
    if path.is_file():
        return Place(path.name, path.parent, (path,), gguf=path.name)
    if path.is_dir():
        return _folder(path.resolve().name, path, spec)
    if spec.startswith(("/", ".", "~")) or spec.count("/") != 1:
        raise ConfigError(f"--model hf:{spec}: no such folder, and not owner/name of the hub")
    hub = _library("huggingface_hub")
    try:
        folder = hub.snapshot_download(spec, allow_patterns=KEPT, local_files_only=offline)
    except Exception as error:
        if offline:
            return None
        raise ConfigError(
            f"--model hf:{spec} is neither here nor on the hub: {_line(error)}"
        ) from None
    return _folder(spec, Path(folder), spec)


def _folder(name: str, folder: Path, spec: str) -> Place:
    files = tuple(path for kind in KEPT for path in folder.glob(kind))
    for wanted in ("config.json", "*.safetensors"):
        if not any(path.match(wanted) for path in files):
            raise ConfigError(f"--model hf:{spec}: the folder has no {wanted}, so it is no model")
    return Place(name, folder, files)


def _library(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise _lack(error) from None


def _lack(error: ImportError) -> ConfigError:
    return ConfigError(f"--model hf needs the package {error.name}: {error}; {INSTALL}")


def _loaded(spec: str, place: Place, options: ModelOptions) -> Runner:
    try:
        from plugins.models import _transformers as part  # torch takes seconds to import
    except ImportError as error:
        raise _lack(error) from None
    if not part.has_gpu():
        check_memory(place.large, free_memory())
    try:
        runner: Runner = part.open_runner(place.folder, place.gguf, options)
    except ConfigError as error:
        raise ConfigError(f"--model hf:{spec}: {error}") from None
    except Exception as error:
        raise ConfigError(f"--model hf:{spec} cannot be loaded: {_line(error)}") from None
    return runner


def _line(error: Exception) -> str:
    """The first line: what these libraries say goes on with advice for who writes programs."""
    lines = str(error).strip().splitlines() or [""]
    return f"{type(error).__name__}: {lines[0][:300]}".rstrip(": ")

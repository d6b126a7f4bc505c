"""A model that runs here, on the processor: `--model local:smollm2-135m`, or any GGUF file.

`--model local:/path/to/model.gguf` takes a file of yours; local.yaml lists what packages bring
along. llama.cpp (the package xllamacpp) serves it from a thread of this process, over loopback and
with a key of its own, and the client of `openai` asks it like any other server. So nothing is left
when this process ends, however it does, and workers never load it.
"""

import importlib
import importlib.util
import os
import re
import secrets
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import IO, Any

from pydantic.dataclasses import dataclass

from algoreval.errors import ConfigError
from algoreval.model import Completion, Decoding, ModelOptions, Request
from algoreval.registry import did_you_mean
from algoreval.spec import STRICT, read_spec
from algoreval.weights import check_memory, fingerprint, free_memory
from plugins.models.openai import OpenAIModel

SHIPPED = Path(__file__).with_suffix(".yaml")
INSTALL = "run `make local`, or `pip install --no-deps -r requirements-local.lock`"

ROOM = 4096
"""Tokens of context beside those of a completion: several times the longest prompt."""

DRAWN_BY = "temperature;top_p"
"""What was asked for and no more: llama.cpp adds limits of its own, such as the 40 likeliest."""

DAY = 86400.0
"""Seconds. What is at work in this process is not lost: a busy machine only makes it slow, and if
it is asked again it begins anew."""

SILENT, ERRORS = 0, 1
"""What llama.cpp says on stderr."""

_TOLD = re.compile(r" E (?:\w+: )?(?:error loading model: )?(.+)")
"""The first error that it tells, which is the cause of the others."""


@dataclass(frozen=True, config=STRICT)
class Shipped:
    """An entry of local.yaml."""

    package: str
    file: str


def open_model(spec: str, options: ModelOptions) -> "LocalModel":
    """The model, loaded and served, unless it is only to be described."""
    if options.base_url:
        raise ConfigError("--model local serves the model itself; leave out --base-url")
    model = LocalModel(spec, options)
    if not options.offline:
        model.load()
    return model


class LocalModel:
    """A GGUF file behind a server of our own."""

    stored = True
    held = None
    notes = ()
    content = ""
    at_once = 1
    """What runs beside a request changes its rounding, and so, now and then, its words."""

    def __init__(self, spec: str, options: ModelOptions) -> None:
        self._path = _path(spec)
        self._options = options
        self.name = f"local:{self._path.name if _is_path(spec) else spec}"
        self.decoding: Decoding = options.decoding()
        self.weights: Mapping[str, str] = fingerprint(self._path.name, [self._path])
        self._server: Any = None
        self._client: OpenAIModel | None = None

    def load(self) -> None:
        """Starts the server. Raises ConfigError, with llama.cpp's reason, if it cannot."""
        key = secrets.token_hex(16)
        started = _started(self._path, self._options, self.decoding, key)
        url = f"{started.listening_address}/v1"
        self._server = started
        patient = self._options.request_timeout or DAY
        options = replace(self._options, base_url=url, request_timeout=patient)
        self._client = OpenAIModel(self._path.stem, options, {"OPENAI_API_KEY": key})
        self._client.check()

    def unavailable(self, instance: str, index: int) -> str | None:
        """It can be asked for anything."""
        return None

    async def complete(self, request: Request) -> Completion:
        """The answer to one request."""
        assert self._client is not None
        completion = await self._client.complete(request)
        return replace(completion, served="{file} sha256:{sha256}".format(**self.weights))

    async def close(self) -> None:
        """The model's memory is free again: judging may go on for long."""
        if self._client is not None:
            await self._client.close()
        self._server = self._client = None


def _is_path(spec: str) -> bool:
    return "/" in spec or spec.endswith(".gguf")


def _path(spec: str) -> Path:
    shipped: dict[str, Shipped] = read_spec(dict[str, Shipped], SHIPPED)
    if not spec:
        some = next(iter(shipped))
        raise ConfigError(
            f"--model local needs a name or a file: --model local:{some} or local:model.gguf"
        )
    if _is_path(spec):
        path = Path(spec).expanduser()
        if not path.is_file():
            what = "a folder, not a GGUF file" if path.is_dir() else "no such file"
            raise ConfigError(f"--model local:{spec}: {what}")
        return path
    if spec not in shipped:
        raise ConfigError(
            f"unknown local model {spec!r}{did_you_mean(spec, shipped)}; "
            "a file of yours is named by its path: local:./model.gguf"
        )
    found = importlib.util.find_spec(shipped[spec].package)
    for folder in (found and found.submodule_search_locations) or ():
        if (path := Path(folder) / shipped[spec].file).is_file():
            return path
    raise ConfigError(f"--model local:{spec} is not installed; {INSTALL}")


def _started(path: Path, options: ModelOptions, decoding: Decoding, key: str) -> Any:
    try:
        library: Any = importlib.import_module("xllamacpp")
    except ModuleNotFoundError:
        raise ConfigError(f"--model local needs the package xllamacpp; {INSTALL}") from None
    except ImportError as error:
        raise ConfigError(f"the package xllamacpp does not work here: {error}") from None
    check_memory([path], free_memory())
    wanted = library.CommonParams()
    wanted.model.path = str(path)
    wanted.model_alias = {path.stem}
    wanted.n_ctx = decoding.max_tokens + ROOM  # cut to what the model was trained for
    wanted.n_parallel = 1
    wanted.cpuparams.n_threads = wanted.cpuparams_batch.n_threads = options.threads
    wanted.sampling.samplers = DRAWN_BY
    wanted.cache_prompt = False  # what was asked before must not change the rounding either
    wanted.cache_ram_mib = 0
    wanted.ui = False
    wanted.api_keys = [key]
    wanted.verbosity = SILENT
    try:
        return library.Server(wanted)
    except RuntimeError:
        wanted.verbosity = ERRORS
        raise ConfigError(
            f"{path.name} cannot be loaded: {_reason(lambda: library.Server(wanted))}; "
            "the file may be cut off or of another kind: fetch it again"
        ) from None


def _reason(attempt: Callable[[], object]) -> str:
    """Why llama.cpp failed: it tells only the terminal."""
    with _stderr() as said:
        try:
            attempt()
        except RuntimeError as error:
            reason = str(error)
        else:
            return "it could be loaded only at the second try; run it again"
        said.seek(0)
        told = _TOLD.search(said.read().decode(errors="replace"))
    return told[1] if told else reason


@contextmanager
def _stderr() -> Iterator[IO[bytes]]:
    """What this process writes to stderr, C++ included, goes to a file meanwhile."""
    with tempfile.TemporaryFile() as file:
        before = os.dup(2)
        try:
            os.dup2(file.fileno(), 2)
            yield file
        finally:
            os.dup2(before, 2)
            os.close(before)

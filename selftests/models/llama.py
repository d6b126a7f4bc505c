"""Stands in for the package xllamacpp: the names that we use of it, and a server of a few lines.

Put on the path as `xllamacpp` it serves whole runs, too: `FAKE_LLAMA` names a file that gets the
process id of whoever loads a model.
"""

import os
from pathlib import Path
from types import SimpleNamespace
from typing import ClassVar

from selftests.models.server import Server as Answering
from selftests.models.server import body


class CommonParams:
    """As there, an attribute that it does not know cannot be set."""

    __slots__ = (
        "api_keys", "cache_prompt", "cache_ram_mib", "cpuparams", "cpuparams_batch", "model",
        "model_alias", "n_ctx", "n_parallel", "sampling", "ui", "verbosity",
    )  # fmt: skip

    def __init__(self) -> None:
        self.model = SimpleNamespace(path="")
        self.cpuparams = SimpleNamespace(n_threads=4)
        self.cpuparams_batch = SimpleNamespace(n_threads=4)
        self.sampling = SimpleNamespace(samplers="penalties;top_k;top_p;min_p;temperature")
        self.verbosity = 3


class Server:
    """Loads files that begin as a GGUF file does; says why not on the terminal's level."""

    started: ClassVar[list["Server"]] = []

    def __init__(self, params: CommonParams) -> None:
        if Path(params.model.path).read_bytes()[:4] != b"GGUF":
            if params.verbosity > 0:
                os.write(2, b"0.00 E llama_model_load: error loading model: no magic\n0.01 E bye\n")
            raise RuntimeError("Failed to init server, please check the input params.")
        if log := os.environ.get("FAKE_LLAMA"):
            with Path(log).open("a", encoding="utf-8") as file:
                file.write(f"{os.getpid()}\n")
        self.params = params
        (alias,) = params.model_alias
        self.answering = Answering(models=body({"data": [{"id": alias}]})).start()
        Server.started.append(self)

    @property
    def listening_address(self) -> str:
        return f"http://127.0.0.1:{self.answering.port}"

"""A conftest of a few lines that fills the seam of plugins/ahead.py; each test copies it.

NAMES lists the instances; what becomes of each stands in its name. `asked.txt` says what the model
was asked for, in order. A name with "gated" is answered when somebody opens the pipe `gate`.
"""

import asyncio
import os
from dataclasses import dataclass
from pathlib import Path

import pytest

from algoreval import patience
from algoreval.errors import ConfigError, JudgeError
from algoreval.model import (
    NO_WEIGHTS,
    Completion,
    Decoding,
    Model,
    ModelOptions,
    Prompt,
    ProviderError,
    Request,
)
from algoreval.store import Store

pytest_plugins = ["plugins.ahead"]


@dataclass(frozen=True)
class Instance:
    id: str


class Toy:
    name, weights, decoding, held, content = "toy", NO_WEIGHTS, Decoding(), None, ""
    stored = "UNSTORED" not in os.environ

    def unavailable(self, instance: str, index: int) -> str | None:
        return "the file lacks it" if "absent" in instance else None

    async def complete(self, request: Request) -> Completion:
        with Path("asked.txt").open("a") as file:
            file.write(request.instance + "\n")
        if "gated" in request.instance:
            await asyncio.to_thread(Path("gate").read_text)
        if "never" in request.instance:
            await asyncio.Event().wait()
        if "refused" in request.instance and "MENDED" not in os.environ:
            raise ProviderError("400 Bad Request: too long")
        return Completion(f"{request.prompt.user} \x00 \u202e", "stop")

    async def close(self) -> None:
        pass


def opened() -> Model:
    url = os.environ.get("TOY_URL")
    if not url:
        return Toy()
    from plugins.models.openai import open_model

    return open_model("toy", ModelOptions(base_url=url, concurrency=8))


def pytest_configure(config: pytest.Config) -> None:
    from plugins import ahead

    ahead.GRACE = 0.2
    if hasattr(config, "workerinput") or "NO_SOURCE" in os.environ:
        return
    try:
        model = opened()
    except ConfigError as error:
        raise pytest.UsageError(str(error)) from error
    config.stash[ahead.SOURCE] = ahead.Source(
        model,
        lambda name, index: Request(name, Prompt("", f"answer to {name}"), index),
        Path("samples.jsonl"),
        int(os.environ.get("CONCURRENCY", "4")),
    )
    if "IMPATIENT" in os.environ:
        patience.Patience.wait = lambda patience, error, tries, spent: None  # no second try
    if "FULL" in os.environ:
        put = Store.put

        def full(store: Store, key: str, sample: object) -> None:
            if len(store) == 3:
                raise JudgeError("cannot write: no space left on device")
            put(store, key, sample)

        Store.put = full


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    names = os.environ["NAMES"].split(",")
    if "UNLIKE" in os.environ and os.environ.get("PYTEST_XDIST_WORKER") == "gw1":
        names = names[1:]
    if "instance" in metafunc.fixturenames:
        params = [pytest.param(Instance(name), 0, id=name) for name in names]
        metafunc.parametrize(("instance", "index"), params)


@pytest.fixture
def sample(request: pytest.FixtureRequest) -> str:
    from plugins import ahead

    found = request.node.stash[ahead.SAMPLE]
    if found.error:
        raise JudgeError(found.error)
    if found.unavailable:
        pytest.skip(found.unavailable)
    return found.completion.text

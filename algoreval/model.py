"""What is asked of a model and what comes back, whoever the provider is."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from types import MappingProxyType
from typing import Any, Final, Literal, Protocol

from algoreval.errors import JudgeError


@dataclass(frozen=True)
class Prompt:
    """The two messages that are sent."""

    system: str
    """Empty: no system message is sent."""

    user: str

    @property
    def sha256(self) -> str:
        """The prompt's identity: equal for equal messages, whatever made them."""
        return hashlib.sha256(json.dumps([self.system, self.user]).encode()).hexdigest()

    def joined(self) -> "Prompt":
        """The same words as one message of the user, for who takes no system message."""
        return Prompt("", f"{self.system}\n\n{self.user}") if self.system else self


Endpoint = Literal["chat", "completions"]


@dataclass(frozen=True)
class Decoding:
    """How a completion is drawn; part of a sample's key.

    None stands for a parameter that is not sent: the model does not take it, or has its own.
    """

    temperature: float | None = 0.0
    top_p: float | None = 1.0
    max_tokens: int = 8192
    """Upper limit of a completion's length, reasoning included."""

    seed: int | None = None
    """Seed of sample 0; sample i is asked for with seed + i, or all would be the same."""

    endpoint: Endpoint = "chat"
    """Whether the model answers messages, or goes on with a plain text."""

    logprobs: int | None = None
    """Log-probabilities of the tokens are asked for, and of so many others at each place."""

    def plain(self) -> dict[str, Any]:
        """In terms of JSON; endpoint and log-probabilities only where they are not the default."""
        found = asdict(self)
        usual = {"endpoint": "chat", "logprobs": None}
        return {name: v for name, v in found.items() if name not in usual or v != usual[name]}

    @property
    def greedy(self) -> bool:
        """Every sample would be the same."""
        return self.temperature == 0

    def told(self) -> str:
        """For a person: "temperature 0.7, top-p not sent, at most 8,192 tokens"."""
        said = [
            f"{name} {'not sent' if value is None else f'{value:g}'}"
            for name, value in (("temperature", self.temperature), ("top-p", self.top_p))
        ]
        seed = "" if self.seed is None else f", seed {self.seed}"
        plain = "" if self.endpoint == "chat" else f", endpoint {self.endpoint}"
        return f"{', '.join(said)}, at most {self.max_tokens:,} tokens{seed}{plain}"


@dataclass(frozen=True)
class Request:
    """One completion to be drawn."""

    instance: str
    """Id of the instance."""

    prompt: Prompt
    index: int
    """0 for the first sample of an instance."""


@dataclass(frozen=True)
class Completion:
    """A model's answer, exactly as received."""

    text: str
    finish_reason: str | None = None
    """In the provider's words: "stop", "length", "content_filter", ..."""

    usage: Mapping[str, int] | None = None
    """`prompt_tokens`, `completion_tokens` and, of those, `reasoning_tokens`, where the provider
    counts them."""

    reasoning: str | None = None
    """Thoughts that the provider returns apart from the text."""

    refusal: str | None = None
    """Words of refusal that the provider returns apart from the text."""

    logprobs: Sequence[Mapping[str, Any]] | None = None
    """Of the text's tokens, as `algoreval.logprobs` describes; None if they were not asked for."""

    served: str | None = None
    """The model that answered, in the provider's words: "gpt-4o-mini-2024-07-18"."""

    asked: str | None = None
    """Hash of the prompt that was answered, where it may be another than the one at hand."""


@dataclass(frozen=True)
class Sample:
    """One answer with its metadata, or why there is none.

    Exactly one of `completion`, `error` and `unavailable` is set.
    """

    instance: str
    index: int
    model: str
    decoding: Decoding
    prompt_sha256: str
    completion: Completion | None = None
    error: str | None = None
    """The request failed: our trouble, never the model's."""

    unavailable: str | None = None
    """The model has nothing for this instance and says why: the test is skipped."""


Unsent = Literal["none"]
UNSENT: Final[Unsent] = "none"
"""In place of a parameter's value: it is not sent at all."""


@dataclass(frozen=True)
class ModelOptions:
    """What a user can set for any model; None leaves the choice to the model."""

    base_url: str | None = None
    default_url: str | None = None
    """Where the model's card says it is served; used where nothing else names a server."""

    temperature: float | Unsent | None = None
    top_p: float | Unsent | None = None
    max_tokens: int | None = None
    seed: int | None = None
    endpoint: Endpoint | None = None
    logprobs: int | None = None
    system: str | None = None
    """Replaces the system message. Applied where prompts are made, so that the hash covers it."""

    request_timeout: float | None = None
    """Seconds that one request may take from first to last byte."""

    concurrency: int = 64
    """Requests in flight."""

    offline: bool = False
    """The model is described and never asked: no server is contacted, no weights are loaded, no
    key is needed."""

    threads: int = 1
    """Of the processor, for a model that runs here."""

    batch: int = 8
    """Requests that a model that runs here answers at a time, if it can."""

    free: bool = False
    """What is asked is about no instances of the benchmark: any name may stand for a request."""

    def decoding(self) -> Decoding:
        """The defaults of `Decoding` with what the user set put over them."""
        wanted: dict[str, Any] = {
            "temperature": self.temperature,
            "top_p": self.top_p,
            "max_tokens": self.max_tokens,
            "seed": self.seed,
            "endpoint": self.endpoint,
            "logprobs": self.logprobs,
        }
        given = {name: value for name, value in wanted.items() if value is not None}
        sent: dict[str, Any] = {name: None if v == UNSENT else v for name, v in given.items()}
        return Decoding(**sent)


NO_WEIGHTS: Final[Mapping[str, str]] = MappingProxyType({})
"""Of a model that does not run here."""


class ProviderError(JudgeError):
    """A request failed, and this says whether it is worth asking again."""

    def __init__(
        self,
        message: str,
        *,
        retry: bool = False,
        after: float | None = None,
        rate_limited: bool = False,
        barred: bool = False,
    ) -> None:
        super().__init__(message)
        self.retry = retry
        self.after = after
        """Seconds the server asks us to wait."""

        self.rate_limited = rate_limited
        """The server is healthy and we are too fast: everybody slows down."""

        self.barred = barred
        """It may be us whom the server refuses, and not this request: then it refuses all."""


class Model(Protocol):
    """What plugins/models/<name>.py gives back from `open_model(spec, options)`.

    `open_model` raises ConfigError, in one line, for all that can be known before anything is
    asked: an unknown model, a missing key, a server that cannot be reached. It spends no tokens.
    """

    @property
    def name(self) -> str:
        """As in `--model`, without paths and addresses: "openai:gpt-4o-mini"."""

    @property
    def content(self) -> str:
        """A hash over samples that are fixed in advance; empty for a model that is asked."""

    @property
    def decoding(self) -> Decoding:
        """How completions are drawn."""

    @property
    def weights(self) -> Mapping[str, str]:
        """`file` and `sha256` of a model that runs here, for the record; else NO_WEIGHTS."""

    @property
    def at_once(self) -> int | None:
        """Requests that it answers at a time; None leaves that to the user."""

    @property
    def notes(self) -> Sequence[str]:
        """What a person should know of how it was opened; usually nothing."""

    @property
    def stored(self) -> bool:
        """Completions cost something and are kept in the sample store."""

    @property
    def held(self) -> frozenset[tuple[str, int]] | None:
        """The samples there are, by instance and index; None for a model that can be asked."""

    def unavailable(self, instance: str, index: int) -> str | None:
        """Why there is no such sample, or None if it can be asked for."""

    async def complete(self, request: Request) -> Completion:
        """The answer to one request; ProviderError if it fails. Called from one event loop."""

    async def close(self) -> None:
        """Connections are let go, in the event loop that used them."""


def sample_key(model: Model, request: Request) -> str:
    """The identity of a sample: model, decoding, prompt and index, hashed.

    The instance's id is no part of it: what was asked decides, not what we call it. Nor is the
    address of a server, which may move; of a model that runs here, the hash of its weights is.
    """
    sha256 = model.weights.get("sha256")
    weights = f"sha256:{sha256}" if sha256 else ""
    return asked_key(model.name, weights, model.decoding, request.prompt.sha256, request.index)


def asked_key(name: str, weights: str, decoding: Decoding, prompt_sha256: str, index: int) -> str:
    """What `sample_key` makes of the parts of which a sample's identity consists."""
    numbers = [None if v is None else float(v) for v in (decoding.temperature, decoding.top_p)]
    drawn: list[Any] = [*numbers, decoding.max_tokens, decoding.seed]
    if decoding.endpoint != "chat" or decoding.logprobs is not None:
        drawn += [decoding.endpoint, decoding.logprobs]
    parts = [name, weights, drawn, prompt_sha256, index]
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()

"""Any OpenAI-compatible server, through the official SDK: `--model openai:<model>`.

Without `--base-url` (or OPENAI_BASE_URL) it is api.openai.com, and OPENAI_API_KEY must be set;
other servers get that key if there is one, else a word in its place. The key is written nowhere.
"""

import asyncio
import os
import time
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import openai

from algoreval.chat import Fault, read_reply
from algoreval.errors import ConfigError
from algoreval.http_error import passes, retry_after, said
from algoreval.model import NO_WEIGHTS, Completion, ModelOptions, ProviderError, Request
from algoreval.registry import did_you_mean
from algoreval.server import endpoint_of, key_in, models_listed, secret, whole

OFFICIAL = "https://api.openai.com/v1"
LOOPBACK = ("localhost", "127.0.0.1", "::1")
REQUEST_SECONDS = 600.0
CHECK_SECONDS = 10.0
BARRED = (401, 402, 403, 404)
"""No key, no money, no right, no such model: what may be refused to everything that is asked."""

LONG_WAIT = 60.0
"""Seconds; a server that asks to wait for longer is quoted."""


def open_model(spec: str, options: ModelOptions) -> "OpenAIModel":
    """The model, once its server has answered. Spends no tokens."""
    if not spec:
        raise ConfigError("--model openai needs the model's name: --model openai:gpt-4o-mini")
    model = OpenAIModel(spec, options, os.environ)
    if not options.offline:
        model.check()
    return model


class OpenAIModel:
    """A model behind an endpoint for chat, or for plain completions."""

    stored = True
    held = None
    notes = ()
    content = ""
    weights = NO_WEIGHTS
    at_once = None

    def __init__(self, spec: str, options: ModelOptions, env: Mapping[str, str]) -> None:
        self._spec = spec
        self.name = f"openai:{spec}"
        self.decoding = options.decoding()
        given = options.base_url or env.get("OPENAI_BASE_URL") or options.default_url or ""
        self._official = not given
        self._url = given or OFFICIAL
        self.endpoint = endpoint_of(self._url)
        """Where it is asked, for messages alone: it is written nowhere."""

        self._key = key_in(env, needed=self._official and not options.offline)
        self._secret = secret(self._key)
        self._timeout = options.request_timeout or REQUEST_SECONDS
        self._client: openai.AsyncOpenAI | None = None

    def unavailable(self, instance: str, index: int) -> str | None:
        """A server can be asked for anything."""
        return None

    def check(self) -> None:
        """Raises ConfigError if the server is away, refuses the key or lacks the model.

        A server that does not list its models passes: its first completion will tell.
        """
        asyncio.run(self._check(min(self._timeout, CHECK_SECONDS)))

    async def _check(self, seconds: float) -> None:
        listed: list[str] = []
        settings = self._settings(openai.DefaultAsyncHttpxClient, seconds)
        async with openai.AsyncOpenAI(**settings) as client:
            try:
                async with asyncio.timeout(seconds):
                    await self._look_it_up(client, listed)
            except TimeoutError:
                raise ConfigError(
                    f"no answer from {self.endpoint}: it did not tell its models in {seconds:g} s"
                ) from None
            except Exception as error:
                if reason := self._why_not(error, listed):
                    raise ConfigError(reason) from None

    async def _look_it_up(self, client: openai.AsyncOpenAI, listed: list[str]) -> None:
        """Fills in which models the server has; raises what the SDK raises if ours is not there."""
        models = client.models.with_streaming_response
        async with models.list() as reply:
            listed += models_listed((await whole(reply)).decode("utf-8", "replace"))
        if listed and self._spec not in listed:
            async with models.retrieve(self._spec):  # it may know it by an alias
                return

    def _why_not(self, error: Exception, listed: list[str]) -> str | None:
        """Why no run can begin; None where the server is there, and what ails it may pass."""
        if isinstance(error, openai.AuthenticationError):
            return f"{self.endpoint} refuses the key in OPENAI_API_KEY: {self._line(error)}"
        if isinstance(error, openai.NotFoundError) and listed:
            near = did_you_mean(self._spec, listed)
            return f"{self.endpoint} has no model {self._spec!r}{near}"
        if isinstance(error, openai.APIStatusError):
            return None  # it will be said, and tried again, when it is asked
        # Also the HTTP library's own, of an address or a broken reply.
        return f"no answer from {self.endpoint}: {self._cause(error)}"

    async def complete(self, request: Request) -> Completion:
        """The answer to one request. Raises ProviderError if there is none."""
        if self._client is None:
            settings = self._settings(openai.DefaultAsyncHttpxClient, self._timeout)
            self._client = openai.AsyncOpenAI(**settings)
        try:
            # The SDK's own limit is for each read: a server that drips would never reach it.
            async with asyncio.timeout(self._timeout):
                body = await self._post(self._client, request)
        except Exception as error:
            raise self._trouble(error) from None
        try:
            return read_reply(body, self.decoding.endpoint)
        except Fault as fault:
            raise ProviderError(
                self._clean(str(fault)), retry=True, rate_limited=fault.rate_limited
            ) from None

    async def close(self) -> None:
        """Connections are let go."""
        if self._client is not None:
            await self._client.close()

    async def _post(self, client: openai.AsyncOpenAI, request: Request) -> bytes:
        chat = self.decoding.endpoint == "chat"
        resource: Any = client.chat.completions if chat else client.completions
        create = resource.with_streaming_response.create
        typed: dict[str, Any] = {"messages": []} if chat else {"prompt": ""}
        # As extra_body it goes out as it is. What is typed the SDK converts piece by piece, which
        # takes a fifth of a request's time here.
        async with create(model=self._spec, **typed, extra_body=self._body(request)) as reply:
            if reply.http_request.method != "POST":  # a redirection on which the question got lost
                where = str(reply.http_request.url)
                raise ProviderError(
                    self._clean(f"requests are redirected to {where}: see --base-url")
                )
            return await whole(reply)

    def _body(self, request: Request) -> dict[str, Any]:
        drawn, seed = self.decoding, self.decoding.seed
        body = {
            "model": self._spec,
            **(self._chat(request) if drawn.endpoint == "chat" else self._plain(request)),
            "temperature": drawn.temperature,
            "top_p": drawn.top_p,
            "seed": None if seed is None else seed + request.index,
        }
        return {name: value for name, value in body.items() if value is not None}

    def _chat(self, request: Request) -> dict[str, Any]:
        messages = [{"role": "user", "content": request.prompt.user}]
        if request.prompt.system:
            messages.insert(0, {"role": "system", "content": request.prompt.system})
        # OpenAI's newer models take the new name only, most other servers the old one only.
        limit = "max_completion_tokens" if self._official else "max_tokens"
        wanted = self.decoding.logprobs
        return {
            "messages": messages,
            limit: self.decoding.max_tokens,
            "logprobs": None if wanted is None else True,
            "top_logprobs": wanted or None,
        }

    def _plain(self, request: Request) -> dict[str, Any]:
        return {
            "prompt": request.prompt.joined().user,
            "max_tokens": self.decoding.max_tokens,
            "logprobs": self.decoding.logprobs,
        }

    def _settings(self, http_client: Any, seconds: float) -> dict[str, Any]:
        settings = {
            "base_url": self._url,
            "api_key": self._key,
            "max_retries": 0,  # retries are the engine's: it slows down all requests together
            "timeout": openai.Timeout(seconds, connect=min(seconds, CHECK_SECONDS)),
        }
        if urlsplit(self._url).hostname in LOOPBACK:
            settings["http_client"] = http_client(trust_env=False)  # no proxy leads to ourselves
        return settings

    def _trouble(self, error: Exception) -> ProviderError:
        """What became of a request that got no whole reply."""
        if isinstance(error, ProviderError):
            return error
        if isinstance(error, TimeoutError | openai.APITimeoutError):
            return ProviderError(f"no reply within {self._timeout:g} s", retry=True)
        if isinstance(error, openai.APIConnectionError):
            return ProviderError(f"no connection: {self._cause(error)}", retry=True)
        if isinstance(error, openai.APIStatusError):
            return self._refused(error)
        # The HTTP library's own, also of a refusal whose body breaks off: SDKs differ in which.
        kind = type(error).__name__
        return ProviderError(self._clean(f"the reply broke off: {kind}: {error}"), retry=True)

    def _refused(self, error: openai.APIStatusError) -> ProviderError:
        status = error.status_code
        limited = status == 429
        retry = passes(status)
        barred = status in BARRED
        if error.code == "insufficient_quota":  # also a 429, but waiting does not fill a purse
            retry, limited, barred = False, False, True
        after = retry_after(error.response.headers, time.time())
        line = self._line(error)
        if after is not None and after > LONG_WAIT:
            line += f" (it asks to wait for {after:g} s)"
        return ProviderError(line, retry=retry, after=after, rate_limited=limited, barred=barred)

    def _line(self, error: openai.APIStatusError) -> str:
        text = said(error.body)
        status = f"{error.status_code} {error.response.reason_phrase}".strip()
        return self._clean(f"{status}: {text}" if text else status)

    def _cause(self, error: BaseException) -> str:
        """The reason at the bottom: "Connection error." alone helps nobody."""
        while (below := error.__cause__ or error.__context__) is not None:
            error = below
        if isinstance(error, ConnectionError) and error.errno:
            return os.strerror(error.errno)  # "Connect call failed" says asyncio, and no reason
        # Also of what the HTTP library could not read: a server may have sent the key back there.
        return self._clean(str(error)) or type(error).__name__

    def _clean(self, text: str) -> str:
        line = self._secret.sub("***", " ".join(text.split()))
        return line if len(line) <= 300 else line[:297] + "..."

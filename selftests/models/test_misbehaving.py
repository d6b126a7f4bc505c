"""One run of the benchmark on a server that does all that servers do, and a second to mend it."""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from algoreval.record import Record
from selftests.models.asked import Runs, asked_for, instances, right, times_asked
from selftests.models.server import Reply, Server, body, completion, refusal

pytestmark = [pytest.mark.slow, pytest.mark.toolchain]

HTML = (("content-type", "text/html"),)
PAGE = b"<!doctype html><html><title>Bad gateway</title></html>"

PASSING: dict[str, Reply] = {
    "408": refusal(408),
    "409": refusal(409),
    "429": refusal(429),
    "429 with a wait": refusal(429, retry_after="3"),
    "429 with a date": refusal(429, retry_after="Thu, 01 Jan 1970 00:00:00 GMT"),
    "429 with words": refusal(429, retry_after="soon"),
    "429 with an impossible date": refusal(429, retry_after=f"Thu, {9**40} Jan 1970 00:00:00 GMT"),
    "500": refusal(500),
    "502 as a page": Reply(PAGE, 502, HTML),
    "503 with a wait": refusal(503, retry_after="120"),
    "529": refusal(529),
    "reset before the body": Reply(completion().body, cut=0),
    "reset in the body": Reply(completion().body, cut=40),
    "no end": Reply(hangs=True),
    "cut-off JSON": Reply(completion().body[:40]),
    "a page": Reply(PAGE, headers=HTML),
    "nothing": Reply(b""),
    "bytes": Reply(b"\xff\xfe\x00"),
    "no choices": body({"choices": []}),
    "null for choices": body({"choices": None}),
    "null for text": completion(None, None),
    "an error with status 200": body({"error": {"message": "upstream is gone"}}),
    "a 429 with status 200": body({"error": {"message": "slow down", "code": 429}}),
    "an end by error": completion("half", "error"),
}
"""What a server sends once, before it sends the right answer."""


def odd(reply: Reply, old: bytes, new: bytes) -> Reply:
    assert old in reply.body
    return Reply(reply.body.replace(old, new), reply.status, reply.headers)


def with_choice(text: str, **more: Any) -> Reply:
    answer = json.loads(completion(text).body)
    answer["choices"][0].update(more)
    return body(answer)


def with_other_choices(text: str) -> Reply:
    answer = json.loads(completion(text).body)
    answer["choices"].append(answer["choices"][0] | {"message": {"content": "another"}})
    return body(answer)


THINKING = [{"type": "thinking", "thinking": "hmm"}]
TOP = [{"token": "a", "logprob": -0.5, "bytes": [97]}]
TOKENS = {"content": [{"token": "a", "logprob": -0.5, "top_logprobs": TOP}]}

WELL: dict[str, Callable[[str], Reply]] = {
    "text in parts": lambda text: completion([{"type": "text", "text": text}]),
    "another content type": lambda text: Reply(completion(text).body, headers=HTML),
    "a byte order mark": lambda text: Reply(b"\xef\xbb\xbf" + completion(text).body),
    "blank lines first": lambda text: Reply(b"\n" * 99 + completion(text).body),
    "no UTF-8": lambda text: odd(completion(text), b"Here", b"H\xe9\xff"),
    "a lone surrogate": lambda text: odd(completion(text), b"Here", b"\\ud800 \\u0000 \\u202e"),
    "10 MiB": lambda text: completion("word " * (2 << 20) + text),
    "no reason of its end": lambda text: completion(text, None),
    "the token limit after all": lambda text: completion(text, "length"),
    "several choices": with_other_choices,
    "no usage": lambda text: body({"choices": [{"message": {"content": text}}]}),
    "reasoning_content": lambda text: completion(text, reasoning_content="hmm"),
    "reasoning": lambda text: completion(text, reasoning="hmm"),
    "thinking in parts": lambda text: completion([*THINKING, {"text": text}]),
    "log-probabilities": lambda text: with_choice(text, logprobs=TOKENS),
}
"""Answers as they are seen in the wild; what they say is right."""


@dataclass(frozen=True)
class Wrong:
    """An answer that counts against the model, and as what."""

    reply: Callable[[str], Reply]
    detail: str


WRONG = {
    "a refusal": Wrong(lambda text: completion(None, "stop", refusal="I cannot"), "refusal"),
    "a filter": Wrong(lambda text: completion(None, "content_filter"), "refusal"),
    "empty": Wrong(lambda text: completion(""), "no_program"),
    "thoughts only": Wrong(lambda text: completion(None, reasoning_content=text), "no_program"),
    "the token limit at once": Wrong(lambda text: completion(None, "length"), "truncated"),
    "the token limit": Wrong(lambda text: completion(text[:-40] + "(", "length"), "truncated"),
}


@dataclass(frozen=True)
class Lasting:
    """What a server sends until it is mended."""

    reply: Reply
    tries: int
    said: str


LASTING = {
    "500": Lasting(refusal(500), 6, "500 Said So: no"),
    "cut off": Lasting(Reply(completion().body, cut=40), 6, "the reply broke off"),
    "400": Lasting(refusal(400, "too long"), 1, "400 Said So: too long"),
    "403": Lasting(refusal(403, "flagged"), 1, "403 Said So: flagged"),
    "429 for a day": Lasting(
        refusal(429, retry_after="86400"), 1, "429 Said So: no (it asks to wait for 86400 s)"
    ),
    "429 for ever": Lasting(
        refusal(429, retry_after="9" * 400), 1, "429 Said So: no (it asks to wait for inf s)"
    ),
}

KINDS = {"passing": PASSING, "well": WELL, "wrong": WRONG, "lasting": LASTING}
CASES = [(kind, name) for kind, cases in KINDS.items() for name in cases]
TESTS = ("stdout", "edge_cases")


class Ran:
    """Two runs of one name: the first on a server that misbehaves, the second on a good one."""

    def __init__(self, runs: Runs, server: Server) -> None:
        self.names = dict(zip(CASES, (one.id for one in instances()), strict=False))
        self.cases = {name: case for case, name in self.names.items()}
        self._asked: Counter[str] = Counter()
        server.answer = self._answer
        self.first = runs.whole()
        self.asked = times_asked(server)
        self.info, self.records = runs.info, runs.records()
        self.samples = {row["instance"]: row for row in runs.samples}
        server.requests.clear()
        server.answer = lambda number, request: completion(right(asked_for(request)))
        self.second = runs.whole()
        self.asked_again = times_asked(server)
        self.mended, self.records_then = runs.info, runs.records()

    def _answer(self, number: int, request: dict[str, Any]) -> Reply:
        name = asked_for(request)
        kind, case = self.cases[name]
        self._asked[name] += 1
        if kind == "lasting":
            return LASTING[case].reply
        if kind == "passing" and self._asked[name] == 1:
            return PASSING[case]
        if kind == "well":
            return WELL[case](right(name))
        return WRONG[case].reply(right(name)) if kind == "wrong" else completion(right(name))

    def verdicts(self, kind: str, case: str) -> list[Record]:
        return [self.records[self.names[kind, case], test] for test in TESTS]


@pytest.fixture(scope="module")
def ran(tmp_path_factory: pytest.TempPathFactory) -> Ran:
    assert len(CASES) <= len(instances())
    names = [one.id for one in instances()[: len(CASES)]]
    server = Server().start()
    reports = tmp_path_factory.mktemp("reports")
    try:
        return Ran(Runs(server, reports, names, "--request-timeout=8", "--logprobs=1"), server)
    finally:
        server.stop()


@pytest.mark.parametrize("case", PASSING)
def test_what_passes_costs_another_request_and_nothing_else(ran: Ran, case: str) -> None:
    assert [one.bucket for one in ran.verdicts("passing", case)] == ["passed"] * 2
    assert ran.asked[ran.names["passing", case]] == 2


@pytest.mark.parametrize("case", WELL)
def test_an_odd_answer_is_an_answer(ran: Ran, case: str) -> None:
    assert [one.bucket for one in ran.verdicts("well", case)] == ["passed"] * 2
    assert ran.asked[ran.names["well", case]] == 1


@pytest.mark.parametrize("case", WRONG)
def test_what_the_model_did_counts_against_it(ran: Ran, case: str) -> None:
    for record in ran.verdicts("wrong", case):
        assert (record.bucket, record.detail) == ("static_failure", WRONG[case].detail)
    assert ran.asked[ran.names["wrong", case]] == 1


@pytest.mark.parametrize("case", LASTING)
def test_what_lasts_is_an_error_and_asked_again_by_the_next_run(ran: Ran, case: str) -> None:
    lasting, name = LASTING[case], ran.names["lasting", case]
    for record in ran.verdicts("lasting", case):
        assert record.bucket is None
        assert record.judge_error is not None
        assert lasting.said in record.judge_error
    assert "completion" not in ran.samples[name]
    assert lasting.said in ran.samples[name]["error"]
    assert ran.asked[name] == lasting.tries
    assert ran.asked_again[name] == 1
    assert [ran.records_then[name, test].bucket for test in TESTS] == ["passed"] * 2


def test_errors_are_listed_and_in_no_rate(ran: Ran) -> None:
    status, output = ran.first
    judged = len(CASES) - len(LASTING)
    assert status == pytest.ExitCode.TESTS_FAILED
    assert f"{judged - len(WRONG)} of {judged} passed" in output
    for case in LASTING:
        assert ran.names["lasting", case] in output
    assert (ran.info["complete"], ran.info["counts"]["errors"]) == (False, 2 * len(LASTING))
    assert ran.info["incomplete_because"] == [
        f"{2 * len(LASTING)} tests with an error of the benchmark"
    ]


def test_nothing_that_is_stored_is_asked_again(ran: Ran) -> None:
    assert set(ran.asked_again) == {ran.names["lasting", case] for case in LASTING}
    status, output = ran.second
    assert status == pytest.ExitCode.TESTS_FAILED  # what the model did wrong stays wrong
    assert f"{len(CASES) - len(WRONG)} of {len(CASES)} passed" in output
    assert ran.mended["complete"]


class TestStored:
    """What a server sends besides the text is in samples.jsonl, and where records have a place."""

    def row(self, ran: Ran, case: str) -> dict[str, Any]:
        row: dict[str, Any] = ran.samples[ran.names["well", case]]
        return row

    @pytest.mark.parametrize("case", ["reasoning_content", "reasoning", "thinking in parts"])
    def test_reasoning(self, ran: Ran, case: str) -> None:
        row = self.row(ran, case)
        assert row["reasoning"] == "hmm"
        assert "hmm" not in row["completion"]

    def test_tokens_and_the_reason_of_the_end(self, ran: Ran) -> None:
        usage = {"prompt_tokens": 7, "completion_tokens": 3}
        row = self.row(ran, "the token limit after all")
        assert (row["usage"], row["finish_reason"]) == (usage, "length")
        for record in ran.verdicts("well", "the token limit after all"):
            assert (record.usage, record.finish_reason) == (usage, "length")
        bare = self.row(ran, "no usage")
        assert not {"usage", "finish_reason", "reasoning", "logprobs"} & set(bare)

    def test_log_probabilities(self, ran: Ran) -> None:
        row = self.row(ran, "log-probabilities")
        assert row["logprobs"] == [{"token": "a", "logprob": -0.5, "top": [["a", -0.5]]}]
        assert row["decoding"]["logprobs"] == 1

    def test_a_refusal(self, ran: Ran) -> None:
        assert ran.samples[ran.names["wrong", "a refusal"]]["refusal"] == "I cannot"

    def test_who_answered(self, ran: Ran) -> None:
        assert self.row(ran, "reasoning")["served"] == "toy-0613"

    def test_texts_as_they_came(self, ran: Ran) -> None:
        name = ran.names["well", "10 MiB"]
        assert len(ran.samples[name]["completion"]) > 10 << 20
        assert ran.records[name, "stdout"].completion == ran.samples[name]["completion"]
        assert "\\ud800 \x00 \u202e" in self.row(ran, "a lone surrogate")["completion"]
        assert "H\ufffd\ufffd" in self.row(ran, "no UTF-8")["completion"]
